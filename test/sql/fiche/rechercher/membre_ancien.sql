-- Spec: api#recherche-bureau: behind 50,000 later members the first one is found by number, by name
-- without accents and in any order, and by telephone; a search that many fit finds 1,000.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create temporary table premier as select p.* from producteur.producteur p
where p.id = essai.id('Kossi');
create function pg_temp.trouves(p_recherche text) returns text language sql stable as $$
  select string_agg(r.dit ->> 'libelle', ', ')
  from jsonb_array_elements(fiche.rechercher(
      (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session,
      jsonb_build_object('recherche', p_recherche), essai.t(1))::jsonb -> 'resultats') as r (dit)
$$;
reset role;
set local session_replication_role = replica;
insert into producteur.producteur
select r.* from premier as u cross join generate_series(0, 50000) as i
  cross join lateral jsonb_populate_record(u, jsonb_build_object(
    'id', case i when 0 then '00000000-0000-7000-8000-000000000000'
            else essai.id('membre ' || i) end,
    'reference', case i when 0 then 'N-777' else 'COOP-' || i end,
    'nom', case i when 0 then 'N’Guessan' else 'Dossou' end, 'prenoms', 'Élise',
    'telephone', case i when 0 then '+2290197000042' end)) as r;
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.trouves('elise nguessan'), 'N’Guessan Élise', 'in any order');
select is(pg_temp.trouves('GUESSAN'), 'N’Guessan Élise', 'by a part of the name');
select is(pg_temp.trouves('n-777'), 'N’Guessan Élise', 'by the number');
select is(pg_temp.trouves('01 97 00 00 42'), 'N’Guessan Élise', 'by the telephone');
select is(pg_temp.trouves('Kouassi'), null, 'nobody else');
select is((select count(*) from fiche.reperes_personnes(
    (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session, 'elise', '{elise}',
    essai.t(1)) as r where r.entite = 'producteur'), 1000::bigint, 'what is found is bounded');

select * from finish();
rollback;
