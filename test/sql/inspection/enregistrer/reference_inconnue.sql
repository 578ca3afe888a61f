-- Spec: commandes#references: an inspection of an unknown producer is written with its contents.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('inspection.enregistrer', 'visite',
      jsonb_build_object('producteur_id', essai.id('p?'), 'parcelle_id', essai.id('l?')))),
  'reference_inconnue', 'unknown producer and plot');
select is(essai.inconnues('visite'),
  format('parcelle parcelle_id %s, producteur producteur_id %s', essai.id('l?'), essai.id('p?')),
  'the details name them');
select results_eq(
  'select i.producteur_declare, i.producteur_id, i.parcelle_declaree, i.parcelle_id from '
  'inspection.inspection i',
  $$ values (essai.id('p?'), null::uuid, essai.id('l?'), null::uuid) $$,
  'what was declared is kept beside null keys');

select * from finish();
rollback;
