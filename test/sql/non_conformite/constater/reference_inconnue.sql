-- Spec: commandes#references: a finding about an unknown producer is written with its contents.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('non_conformite.constater', 'constat',
      jsonb_build_object('producteur_id', essai.id('p?'), 'parcelle_id', essai.id('l?')))),
  'reference_inconnue', 'unknown producer and plot');
select is(essai.inconnues('constat'),
  format('parcelle parcelle_id %s, producteur producteur_id %s', essai.id('l?'), essai.id('p?')),
  'the details name them');
select results_eq(
  'select n.producteur_declare, n.producteur_id, n.parcelle_declaree, n.parcelle_id from '
  'non_conformite.non_conformite n',
  $$ values (essai.id('p?'), null::uuid, essai.id('l?'), null::uuid) $$,
  'what was declared is kept beside null keys');

select * from finish();
rollback;
