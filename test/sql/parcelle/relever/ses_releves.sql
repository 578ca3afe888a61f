-- Spec: types-de-commandes#parcelle-relever: a survey reads only the surveys of its own plot, not
-- those of every plot of the organization.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
set local enable_seqscan = off;
-- Plans for any value, as a connection caches them.
set local plan_cache_mode = force_generic_plan;

insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id,
  groupement_id, nom, surface_declaree_m2, cree_le)
select p.organisation_id, essai.id('p' || n), p.producteur_declare, p.producteur_id,
  p.groupement_id, p.nom, 1, p.cree_le
from parcelle.parcelle p, generate_series(1, 300) n where p.id = essai.id('parcelle Kossi');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select core.organisation_id(), essai.id('s' || n), essai.id('p' || n),
  public.st_translate('SRID=4326;POLYGON((-2 6, -1.999 6, -1.999 6.001, -2 6))', 0, n * 0.01), 6000,
  380, essai.t(-9)
from generate_series(1, 300) n;
create function pg_temp.lus() returns bigint language sql as $$
  select s.seq_tup_read + s.idx_tup_fetch from pg_stat_xact_user_tables s
  where s.relid = 'parcelle.polygone'::regclass
$$;
create temp table avant as select pg_temp.lus() as lus;

select is(essai.faire('parcelle.enregistrer', 'neuve') ->> 'issue', 'acceptee',
  'a plot is registered');
select is(essai.faire('parcelle.relever', 'neuf') ->> 'issue', 'acceptee',
  'and a plot is surveyed');
select cmp_ok(pg_temp.lus() - (select a.lus from avant a), '<', 60::bigint,
  'of three hundred surveys a few are read');

select * from finish();
rollback;
