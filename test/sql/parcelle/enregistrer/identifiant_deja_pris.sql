-- Spec: types-de-commandes#parcelle-enregistrer: An id that something else has sets the command
-- aside, and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('parcelle.enregistrer', 'parcelle_id', 'parcelle.parcelle');

select * from finish();
rollback;
