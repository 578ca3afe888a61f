-- Spec: terrain#chevauchement: the cost of a survey depends on its neighbours, not on all plots of
-- the organization.
begin;
set local role metier;
select plan(2);
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
  public.st_translate('SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))',
    greatest(n - 2, 0) * 0.1, 0), 6000, 380, essai.t(-9)
from generate_series(1, 50) n;
create function pg_temp.lus() returns bigint language sql as $$
  select s.seq_tup_read + s.idx_tup_fetch from pg_stat_xact_user_tables s
  where s.relid = 'parcelle.polygone'::regclass
$$;
create temp table avant as select pg_temp.lus() as lus;
select is((parcelle.trouver_chevauchements(essai.id('p1'), essai.id('s1'), essai.t()))[1].details
  #>> '{parcelles,0,parcelle_id}', essai.id('p2')::text, 'its neighbour');
select cmp_ok(pg_temp.lus() - (select a.lus from avant a), '<', 20::bigint,
  'of the fifty plots the neighbours'' surveys in force alone are reckoned');

select * from finish();
rollback;
