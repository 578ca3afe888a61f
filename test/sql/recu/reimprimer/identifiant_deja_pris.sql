-- Spec: types-de-commandes#recu-reimprimer: A data or integrity error sets the command aside at
-- once; a poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.deja_pris('recu.reimprimer', 'reimpression_id', 'recu.reimpression');

select * from finish();
rollback;
