-- Spec: types-de-commandes#non-conformite-constater: an id that another record uses sets the
-- command aside, and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('non_conformite.constater', 'non_conformite_id',
  'non_conformite.non_conformite');

select * from finish();
rollback;
