-- Spec: types-de-commandes#inspection-enregistrer: form, version, answers and times are stored as
-- received.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create temp table r as select essai.faire('inspection.enregistrer', 'visite') as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites', jsonb_build_object('inspection', essai.id('visite')),
  'the result names it') from r;
select results_eq(
  'select i.id, i.producteur_id, i.parcelle_declaree, i.parcelle_id, i.formulaire_code, '
  'i.formulaire_version, i.debut, i.fin, i.auteur_id, i.date_operation, i.invalidee_le from '
  'inspection.inspection i',
  $$ values (essai.id('visite'), essai.id('Kossi'), essai.id('parcelle Kossi'),
      essai.id('parcelle Kossi'), 'visite', 2, essai.t(0, '06:30'), essai.t(0, '06:50'),
      essai.id('agent ESSAI'),
             essai.t(0, '07:00'), null::timestamptz) $$,
         'by whom, of whom, with which form, from when to when');
select is((select i.reponses from inspection.inspection i),
  '{"haie": true, "eau": ["puits", "pluie"]}', 'the answers are kept');
select is(
  essai.motifs(essai.faire('inspection.enregistrer', 'du producteur', '{"parcelle_id": null}')),
  null, 'an inspection may be of no plot');

select * from finish();
rollback;
