-- Spec: commandes#references: a note with a collection that never arrived is written with its
-- contents.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.collecter('collecte');
select is(
  essai.motifs(essai.faire('livraison.etablir_bon', 'bon',
      jsonb_build_object('campagne_id', essai.id('c?'), 'destination_id', essai.id('d?'),
  'collectes', jsonb_build_array(essai.id('collecte'), essai.id('k?'))))), 'reference_inconnue',
  'unknown campaign and destination, and one unknown collection of two');
select is(essai.inconnues('bon'),
  format('campagne campagne_id %s, collecte collectes[] %s, emplacement destination_id %s',
    essai.id('c?'), essai.id('k?'), essai.id('d?')), 'the details name them');
select results_eq(
  'select b.campagne_declaree, b.campagne_id, b.destination_declaree, b.destination_id from '
  'livraison.bon b',
  $$ values (essai.id('c?'), null::uuid, essai.id('d?'), null::uuid) $$,
  'what was declared is kept beside null keys');
select bag_eq('select l.collecte_declaree, l.collecte_id from livraison.bon_collecte l',
  $$ values (essai.id('collecte'), essai.id('collecte')), (essai.id('k?'), null::uuid) $$,
  'for the collections too');
select is(
  essai.motifs(essai.faire('livraison.etablir_bon', 'autre bon',
      jsonb_build_object('collectes', jsonb_build_array(essai.id('k?'))))), 'reference_inconnue',
  'the same unknown collection on another note is unknown, no more');

select * from finish();
rollback;
