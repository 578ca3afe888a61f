-- Spec: types-de-commandes#recu-reimprimer: An id that something else has sets the command aside,
-- and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.deja_pris('recu.reimprimer', 'reimpression_id', 'recu.reimpression');

select * from finish();
rollback;
