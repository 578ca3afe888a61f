-- Spec: types-de-commandes#collecte-signaler-erreur: every report opens `erreur_signalee_agent`.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.collecter('collecte');
create temp table r as select essai.faire('collecte.signaler_erreur', 'erreur') as j;

select is(essai.motifs(j), 'erreur_signalee_agent', 'under control') from r;
select is(j -> 'entites', jsonb_build_object('signalement', essai.id('erreur')),
  'the result names the report') from r;
select results_eq(
  'select s.id, s.collecte_declaree, s.collecte_id, s.motif, s.correction_proposee, s.auteur_id, '
  's.date_operation from collecte.signalement s',
  $$ values (essai.id('erreur'), essai.id('collecte'), essai.id('collecte'), 'poids',
      '{"humidite_cp": 900}'::jsonb, essai.id('agent ESSAI'), essai.t(0, '07:00')) $$,
  'it is written');
select is(essai.constats('erreur'),
  jsonb_build_array(jsonb_build_object('motif', 'erreur_signalee_agent', 'entite', 'collecte',
      'entite_id', essai.id('collecte'),
  'details', '{"motif": "poids", "correction_proposee": {"humidite_cp": 900}}'::jsonb)),
  'the control is about the collection and shows what is proposed');
select is(
  essai.motifs(essai.faire('collecte.signaler_erreur', 'sans correction',
      '{"correction_proposee": null}')), 'erreur_signalee_agent',
  'without a correction too; another report of the collection is no dependence');
select is((select c.humidite_cp from collecte.collecte c), 800,
  'the collection itself does not change');

select * from finish();
rollback;
