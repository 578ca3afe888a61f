-- Spec: types-de-commandes#producteur-enregistrer: A data or integrity error sets the command aside
-- at once; a poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('producteur.enregistrer', 'producteur_id', 'producteur.producteur');

select * from finish();
rollback;
