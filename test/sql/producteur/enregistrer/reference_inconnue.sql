-- Spec: commandes#references: a member of an unknown group is written with the declared values.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select is(essai.motifs(essai.faire('producteur.enregistrer', 'connu')), null,
  'a known group passes');
select is(
  essai.motifs(essai.faire('producteur.enregistrer', 'Afi',
      jsonb_build_object('groupement_id', essai.id('g?')))), 'reference_inconnue',
  'an unknown group');
select is(essai.inconnues('Afi'), 'groupement groupement_id ' || essai.id('g?'),
  'the details name it');
select results_eq($$ select p.groupement_declare, p.groupement_id from producteur.producteur p
    where p.id = essai.id('Afi') $$,
  $$ values (essai.id('g?'), null::uuid) $$, 'what was declared is kept beside a null key');

select * from finish();
rollback;
