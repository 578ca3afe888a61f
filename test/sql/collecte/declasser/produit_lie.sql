-- Spec: file-de-controle#declassement: a downgrade releases a mass of raw material, by the
-- coefficient of the product.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(500003)
  || jsonb_build_object('produit_id', essai.produit('JUS')));
select is(essai.capacites(), 'Kossi ANANAS AB 1000006', 'juice takes twice its mass');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement', '{"quantite_g": 3}'),
  'leve', 'three grams of juice');
select is(essai.capacites(), 'Kossi ANANAS AB 1000000', 'give back six of pineapple');

select * from finish();
rollback;
