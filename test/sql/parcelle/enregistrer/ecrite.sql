-- Spec: types-de-commandes#parcelle-enregistrer: plot, crops, declared surface and first survey are
-- stored as received.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create temp table r as select essai.faire('parcelle.enregistrer', 'champ',
  jsonb_build_object('cultures', jsonb_build_array(
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 7000),
  jsonb_build_object('produit_id', essai.produit('SANSREGLE'), 'part_cp', 3000)))) as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites',
  jsonb_build_object('parcelle', essai.id('champ'), 'polygone', essai.id('polygone champ')),
  'the result names the plot and its survey') from r;
select results_eq(
  $$ select p.producteur_declare, p.producteur_id, p.groupement_id, p.nom, p.surface_declaree_m2,
    p.cree_le, p.commande_id from parcelle.parcelle p where p.id = essai.id('champ') $$,
  $$ values (essai.id('Kossi'), essai.id('Kossi'), essai.id('groupement ESSAI'), 'champ',
      12000::bigint, essai.t(0, '07:00'), essai.id('commande champ')) $$,
  'the plot is its producer''s, in their group');
select results_eq($$ select c.produit_id, c.part_cp from parcelle.culture c
    where c.parcelle_id = essai.id('champ') order by c.part_cp $$,
  $$ values (essai.produit('SANSREGLE'), 3000), (essai.produit('ANANAS'), 7000) $$,
  'with its crops and their shares');
select results_eq(
  'select v.parcelle_id, v.id, v.surface_m2, v.date_operation from parcelle.polygone_en_vigueur v',
  $$ values (essai.id('champ'), essai.id('polygone champ'),
      round(essai.surface_exacte(6.4, 0.001, 0.001))::bigint, essai.t(0, '07:00')) $$,
  'its first survey is in force');

select * from finish();
rollback;
