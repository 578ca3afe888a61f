-- Spec: api#recherche-bureau: a collection of any age is found by its whole number.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('a');
create temporary table une as select c.* from collecte.collecte c;
create function pg_temp.trouves(p_recherche text) returns text language sql stable as $$
  select string_agg(r.dit ->> 'id', ' ')
  from jsonb_array_elements(fiche.rechercher(
      (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session,
      jsonb_build_object('recherche', p_recherche), essai.t(1))::jsonb -> 'resultats') as r (dit)
$$;
reset role;
set local session_replication_role = replica;
insert into collecte.collecte
select r.* from une as u cross join generate_series(1, 2000) as i
  cross join lateral jsonb_populate_record(u, jsonb_build_object(
    'id', gen_random_uuid(), 'commande_id', gen_random_uuid(), 'numero_officiel', null,
    'reference_provisoire', 'BR-ESSAI-20260602-' || i, 'date_operation', essai.t(2))) as r;
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.trouves(lower(u.numero_officiel)), u.id::text, 'by its number') from une u;
select is(pg_temp.trouves(u.reference_provisoire), u.id::text, 'by its reference') from une u;

select * from finish();
rollback;
