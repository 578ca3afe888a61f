-- Spec: types-de-commandes#producteur-enregistrer: An id that something else has sets the command
-- aside, and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('producteur.enregistrer', 'producteur_id', 'producteur.producteur');

select * from finish();
rollback;
