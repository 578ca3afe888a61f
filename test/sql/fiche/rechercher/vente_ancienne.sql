-- Spec: api#recherche-bureau: sales, expeditions and contracts of any age are found by whole code,
-- container, certificate of inspection or client, behind 2,000 later ones.
begin;
set local role metier;
select plan(8);
select essai.preparer_ventes();

select essai.lot('v', 1000, 'validé');
select essai.vendre('Vieille', jsonb_build_object('date_operation', essai.t(1)));
select essai.charger('ancienne', 'Vieille', '{"v": 100}');
insert into expedition.conteneur (organisation_id, expedition_id, numero, rang)
values (core.organisation_id(), essai.expedition('ancienne'), 'MSKU1234565', 1)
on conflict do nothing;
update expedition.expedition set numero_coi = 'COI.bj.7';
select essai.contracter('{"code": "Kx"}');
create temporary table une as select v.* from vente.vente v;
create temporary table partie as select x.* from expedition.expedition x;
create temporary table convenu as select c.* from contrat.contrat c where c.code = 'Kx';
create temporary table ids as
  select id from une union all select id from partie union all select id from convenu;
create function pg_temp.trouves(p_recherche text) returns text
language sql stable as $$
  select string_agg(r.dit ->> 'entite', ' ' order by r.dit ->> 'entite')
  from jsonb_array_elements(fiche.rechercher(
      (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session,
      jsonb_build_object('recherche', p_recherche), essai.t(1))::jsonb -> 'resultats') as r (dit)
  where (r.dit ->> 'id')::uuid in (select i.id from ids i)
$$;
reset role;
set local session_replication_role = replica;
insert into vente.vente
select r.* from une as u cross join generate_series(1, 2000) as i
  cross join lateral jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
    'code', 'N' || i, 'cree_le', essai.t(9), 'client_id', gen_random_uuid())) as r;
insert into expedition.expedition
select r.* from partie as u cross join generate_series(1, 2000) as i
  cross join lateral jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
    'note', i, 'numero_coi', null, 'cree_le', essai.t(9), 'vente_id', gen_random_uuid())) as r;
insert into contrat.contrat
select r.* from convenu as u cross join generate_series(1, 2000) as i
  cross join lateral jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
    'code', 'M' || i, 'cree_le', essai.t(9))) as r;
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.trouves('Vieille'), 'expedition vente', 'by the code, with what left of it');
select is(pg_temp.trouves('MSKU 123456 5'), 'expedition', 'by the container, as papers write it');
select is(pg_temp.trouves('COI.bj.7'), 'expedition', 'by the certificate of inspection');
select is(pg_temp.trouves(c.nom), 'expedition vente', 'by the client')
from client.client c where c.id = (select u.client_id from une u);
select is(pg_temp.trouves('Kx'), 'contrat', 'a contract by its code');
select is(pg_temp.trouves('vieil'), null, 'not by a part');
select is(pg_temp.trouves('MSKU1234565 autre'), null, 'each word counts');
select cmp_ok((select count(*) from fiche.reperes_ventes('Cliente', '{cliente}')), '<=',
  4001::bigint, 'what is read is bounded');

select * from finish();
rollback;
