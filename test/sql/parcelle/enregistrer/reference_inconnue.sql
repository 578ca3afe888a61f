-- Spec: commandes#references: a plot of an unknown producer is written with its contents.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('parcelle.enregistrer', 'champ',
      jsonb_build_object('producteur_id', essai.id('p?'), 'cultures', jsonb_build_array(
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 6000),
  jsonb_build_object('produit_id', essai.id('d?'), 'part_cp', 4000))))),
  'reference_inconnue', 'an unknown producer, and one unknown product of two');
select is(essai.inconnues('champ'),
  format('produit cultures[].produit_id %s, producteur producteur_id %s', essai.id('d?'),
    essai.id('p?')), 'the details name them');
select results_eq($$ select p.producteur_declare, p.producteur_id, p.groupement_id
    from parcelle.parcelle p where p.id = essai.id('champ') $$,
  $$ values (essai.id('p?'), null::uuid, null::uuid) $$,
  'the declared producer is kept beside a null key');
select results_eq(
  'select c.produit_declare, c.produit_id, c.part_cp from parcelle.culture c order by c.part_cp',
  $$ values (essai.id('d?'), null::uuid, 4000),
    (essai.produit('ANANAS'), essai.produit('ANANAS'), 6000) $$, 'so is the declared product');
select is((select v.id from parcelle.polygone_en_vigueur v), essai.id('polygone champ'),
  'the survey is written');

select * from finish();
rollback;
