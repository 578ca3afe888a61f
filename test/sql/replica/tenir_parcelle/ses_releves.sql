-- Spec: terrain#geojson: the copy of a plot reads only its own surveys, not those of every plot of
-- the organization.
begin;
set local role metier;
select plan(1);
select essai.preparer();
set local enable_seqscan = off;

insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id,
  groupement_id, nom, surface_declaree_m2, cree_le)
select p.organisation_id, essai.id('p' || n), p.producteur_declare, p.producteur_id,
  p.groupement_id, p.nom, 1, p.cree_le
from parcelle.parcelle p, generate_series(1, 50) n where p.id = essai.id('parcelle Kossi');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select core.organisation_id(), essai.id('s' || n), essai.id('p' || n),
  'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6000, 380, essai.t(9)
from generate_series(1, 50) n;
create function pg_temp.lus() returns bigint language sql as $$
  select s.seq_tup_read + s.idx_tup_fetch from pg_stat_xact_user_tables s
  where s.relid = 'parcelle.polygone'::regclass
$$;
create temp table avant as select pg_temp.lus() as lus;
select replica.tenir_parcelle(core.organisation_id(), essai.id('p1'));
select cmp_ok(pg_temp.lus() - (select a.lus from avant a), '<', 10::bigint,
  'of fifty surveys a few are read');

select * from finish();
rollback;
