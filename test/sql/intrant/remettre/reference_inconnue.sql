-- Spec: commandes#references: a hand-out to an unknown producer is written with its contents.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('intrant.remettre', 'remise',
      jsonb_build_object('producteur_id', essai.id('p?'), 'intrant_id', essai.id('i?')))),
  'reference_inconnue',
  'unknown producer and input: nothing can be said about an authorization');
select is(essai.inconnues('remise'),
  format('intrant intrant_id %s, producteur producteur_id %s', essai.id('i?'), essai.id('p?')),
  'the details name them');
select results_eq(
  'select r.producteur_declare, r.producteur_id, r.intrant_declare, r.intrant_id, r.quantite from '
  'intrant.remise r',
  $$ values (essai.id('p?'), null::uuid, essai.id('i?'), null::uuid, 25::bigint) $$,
  'what was declared is kept beside null keys');
select is(
  essai.motifs(essai.faire('intrant.remettre', 'intrant',
      jsonb_build_object('intrant_id', essai.id('i?')))), 'reference_inconnue',
  'an unknown input handed to a producer who is engaged');
select is(
  essai.motifs(essai.faire('intrant.remettre', 'producteur',
      jsonb_build_object('producteur_id', essai.id('p?'), 'intrant_id', essai.id('urée ESSAI')))),
  'reference_inconnue',
  'an input that nobody lists, handed to an unknown producer');

select * from finish();
rollback;
