-- Spec: eudr#evaluation: an assessment of a plot has a day after the cut-off date and not to come,
-- a file has its fingerprint, and one that was cancelled stays with its reason.
begin;
set local role metier;
select plan(10);
select essai.preparer();
select from essai.producteur('Afi');

create function pg_temp.evaluer(p_champs jsonb default '{}') returns jsonb language sql as $$
  select eudr.evaluer('{"source_evaluation": "JRC 2020, v2", "evaluee_le": "2026-04-01",
    "resultat": "sans_deforestation"}'
    || jsonb_build_object('parcelle_id', essai.id('parcelle Afi')) || p_champs,
    essai.id('rsci ESSAI'), essai.t())
$$;

select is(eudr.coupure(), '2020-12-31'::date, 'the cut-off date of the regulation');
select is(pg_temp.evaluer() - '{id,cree_le}'::text[], jsonb_build_object(
  'parcelle_id', essai.id('parcelle Afi'), 'source_evaluation', 'JRC 2020, v2',
  'evaluee_le', '2026-04-01', 'resultat', 'sans_deforestation', 'reference', null,
  'fichier_nom', null, 'fichier_sha256', null, 'note', null, 'auteur_id', essai.id('rsci ESSAI'),
  'annulee_le', null, 'annulee_par', null, 'raison_annulation', null), 'recorded as it is said');
select throws_ok($$ select pg_temp.evaluer('{"evaluee_le": "2020-12-31"}') $$, 'TR400',
  'parametre_invalide', 'what was seen on the cut-off date says nothing of the time after it');
select lives_ok($$ select pg_temp.evaluer('{"evaluee_le": "2021-01-01"}') $$, 'the day after does');
select throws_ok($$ select pg_temp.evaluer(jsonb_build_object('evaluee_le',
    core.heure_locale(essai.t())::date + 1)) $$, 'TR400', 'parametre_invalide', 'no day to come');
select throws_ok($$ select pg_temp.evaluer('{"fichier_nom": "carte.pdf"}') $$, 'TR400',
  'parametre_invalide', 'no file without its fingerprint');
select throws_ok($$ select pg_temp.evaluer(jsonb_build_object('parcelle_id', essai.id('?'))) $$,
  'TR404', 'parcelle_inconnue', 'of a plot of the organization');
update parcelle.parcelle p set fusionnee_dans = essai.id('parcelle Kossi')
where p.id = essai.id('parcelle Afi');
select is(pg_temp.evaluer() ->> 'parcelle_id', essai.id('parcelle Kossi')::text,
  'of a merged plot, it is that of the kept one');
create temp table une as select (pg_temp.evaluer() ->> 'id')::uuid as id;
select is((select eudr.annuler_evaluation(u.id, 'Autre parcelle', essai.id('rsci ESSAI'),
    essai.t(1)) - '{id,cree_le}'::text[] @> jsonb_build_object('raison_annulation',
      'Autre parcelle', 'annulee_par', essai.id('rsci ESSAI')) from une u), true,
  'cancelled with a reason');
select throws_ok(format($$ select eudr.annuler_evaluation(%L, 'x', essai.id('rsci ESSAI'),
  essai.t(1)) $$, (select u.id from une u)), 'TR409', 'evaluation_eudr_annulee', 'once');

select * from finish();
rollback;
