-- Spec: registres#plan: each member is inspected, and second inspections and samples are made in
-- the numbers of the settings, a fraction of a member counting as one; the same seed draws the same
-- members, and risk comes first.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

select essai.producteur('m' || lpad(g::text, 2, '0')) from generate_series(1, 60) as g;
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('groupe'), 'GR', 'Groupe');
update producteur.producteur set groupement_id = essai.id('groupe');
create function pg_temp.planifier(p_annee integer, p_champs jsonb default '{}') returns uuid
language sql as $$
  select (inspection.planifier(jsonb_build_object('groupement_id', essai.id('groupe'), 'annee',
    p_annee, 'methode', 'tirage', 'graine', 'g') || p_champs, essai.id('rsci ESSAI'),
    essai.t()) ->> 'id')::uuid
$$;
create function pg_temp.membres(p_plan uuid, p_genre text) returns uuid[] language sql as $$
  select array_agg(x.producteur_id order by x.rang) from inspection.prevue x
  where x.plan_id = p_plan and x.genre = p_genre
$$;

create temp table p as select pg_temp.planifier(2027) as id;
select is((select a.membres from inspection.plan a join p using (id)),
  (select count(*)::integer from producteur.producteur p
   where p.groupement_id = essai.id('groupe') and p.actif_pendant @> essai.t()), 'all members');
select is((select cardinality(pg_temp.membres(p.id, 'interne')) from p),
  (select a.membres from inspection.plan a join p using (id)), 'each is inspected');
select is((select cardinality(pg_temp.membres(p.id, 'reinspection')) from p), 10,
  'five percent are less than ten');
select is((select cardinality(pg_temp.membres(p.id, 'echantillon')) from p), 2,
  'two percent of sixty and some are two');
select is((select pg_temp.membres(p.id, 'reinspection') from p),
  pg_temp.membres(pg_temp.planifier(2028), 'reinspection'), 'the same seed, the same members');
select isnt((select pg_temp.membres(p.id, 'reinspection') from p),
  pg_temp.membres(pg_temp.planifier(2029, '{"graine": "autre"}'), 'reinspection'), 'another seed');
select essai.faire('non_conformite.constater', 'n', jsonb_build_object('producteur_id',
  essai.id('m33'), 'constat_code', 'pesticide', 'gravite', 'critique'));
select is((pg_temp.membres(pg_temp.planifier(2030, '{"methode": "risque"}'), 'echantillon'))[1],
  essai.id('m33'), 'who has a critical finding comes first');
select throws_ok($$ select pg_temp.planifier(2030) $$, '23P01', null,
  'a group has one plan at a time');
select throws_ok($$ select pg_temp.planifier(2031,
    jsonb_build_object('groupement_id', essai.id('personne'))) $$, 'TR404', 'groupement_inconnu',
  'of a group');

select * from finish();
rollback;
