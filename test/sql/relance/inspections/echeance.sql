-- Spec: relances#genres: an inspection is reminded from the delay before its day on, with the route
-- of its plan. An assigned inspection reminds its person only, while that person has the right; no
-- number of other reminders hides it.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('groupe'), 'GR', 'Groupe');
update producteur.producteur set groupement_id = essai.id('groupe'), cree_le = essai.t(-400)
where id = essai.id('Kossi');
select inspection.planifier(jsonb_build_object('groupement_id', essai.id('groupe'), 'annee', 2026,
  'methode', 'tirage'), essai.id('rsci ESSAI'), essai.t(-100));
create function pg_temp.vues(p_jours integer) returns text language sql as $$
  select string_agg(concat_ws(' ', i.reference, i.jour, i.chemin), ', ')
  from relance.trouver('inspection', 14, 100, essai.t(p_jours)) as i
    join inspection.prevue x on x.id = i.id where x.producteur_id = essai.id('Kossi')
$$;
create function pg_temp.lues(p_compte text) returns bigint language sql as $$
  select count(*)
  from relance.relever(array[essai.id(p_compte || ' ESSAI')], essai.t()) as l
    cross join jsonb_array_elements(l.contenu) as r
  where r ->> 'genre' = 'inspection'
$$;
select is(pg_temp.vues(-50), null, 'fifteen days before its day nothing is told');
select is(pg_temp.vues(-49), 'interne 2026-04-27', 'fourteen days before it is');
select is(pg_temp.vues(0), 'interne 2026-04-27', 'and once it is overdue');
select is(pg_temp.lues('admin'), 0::bigint, 'not to who does not inspect');
select utilisateur.attribuer(essai.id('admin ESSAI'), 'inspecteur',
  tstzrange(essai.t(-400), null), null);
select is(pg_temp.lues('admin'), 1::bigint, 'to who does');
update inspection.prevue set inspecteur_id = essai.id('agent ESSAI') where genre = 'interne';
select is(pg_temp.lues('admin'), 0::bigint, 'what is given to another is not');
select is(pg_temp.lues('agent'), 1::bigint, 'it is told to them');
insert into inspection.prevue
  (organisation_id, plan_id, producteur_id, genre, risque, rang, echeance)
select x.organisation_id, x.plan_id, x.producteur_id, 'reinspection', 0, n, '2026-03-01'
from inspection.prevue x cross join generate_series(1, 11) as n where x.genre = 'interne';
select is((select count(*) from relance.trouver('inspection', 14, 1, essai.t()) as t
           where t.pour = array[essai.id('agent ESSAI')]), 1::bigint,
  'however many older ones are others''');
update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(-1))
where utilisateur_id = essai.id('agent ESSAI');
select is((select count(*) from relance.trouver('inspection', 14, 100, essai.t()) as t
           where t.reference = 'interne' and t.pour is null), 1::bigint,
  'whom it was given to inspects no more: it is told to all who do');

select * from finish();
rollback;
