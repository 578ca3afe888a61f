-- Spec: types-de-commandes#parcelle-enregistrer: an id that another record uses sets the command
-- aside, and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('parcelle.enregistrer', 'parcelle_id', 'parcelle.parcelle');

select * from finish();
rollback;
