-- Spec: types-de-commandes#collecte-signaler-erreur: A data or integrity error sets the command
-- aside at once; a poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.deja_pris('collecte.signaler_erreur', 'signalement_id', 'collecte.signalement');

select * from finish();
rollback;
