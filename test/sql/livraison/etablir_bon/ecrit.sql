-- Spec: types-de-commandes#livraison-etablir-bon: collections, vehicle and destination are stored
-- as received.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.collecter(c, essai.kg(100)) from unnest('{collecte,autre,restée}'::text[]) as c;
create temp table r as select essai.faire('livraison.etablir_bon', 'bon',
  jsonb_build_object('collectes', jsonb_build_array(essai.id('collecte'), essai.id('autre')))) as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites', jsonb_build_object('livraison', essai.id('bon')), 'the result names it')
from r;
select results_eq(
  'select b.id, b.campagne_declaree, b.campagne_id, b.destination_declaree, b.destination_id, '
  'b.immatriculation, b.chauffeur, b.auteur_id, b.date_operation from livraison.bon b',
  $$ values (essai.id('bon'), essai.id('campagne ESSAI'), essai.id('campagne ESSAI'),
      essai.id('entrepôt ESSAI'), essai.id('entrepôt ESSAI'), 'AB 1234 RB', 'Bio',
      essai.id('agent ESSAI'), essai.t(0, '07:00')) $$,
  'with its vehicle and destination');
select is((select b.reference_provisoire from livraison.bon b),
  (select c.reference_provisoire from commande.commande c where c.id = essai.id('commande bon')),
  'and its provisional reference');
select bag_eq('select l.bon_id, l.collecte_declaree, l.collecte_id from livraison.bon_collecte l',
  $$ select essai.id('bon'), c, c as meme
    from unnest(array[essai.id('collecte'), essai.id('autre')]) as c $$,
  'it groups the collections');

select * from finish();
rollback;
