-- Spec: types-de-commandes#collecte-signaler-erreur: an id that another record uses sets the
-- command aside, and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.deja_pris('collecte.signaler_erreur', 'signalement_id', 'collecte.signalement');

select * from finish();
rollback;
