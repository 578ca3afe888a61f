-- Spec: types-de-commandes#non-conformite-constater: A data or integrity error sets the command
-- aside at once; a poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('non_conformite.constater', 'non_conformite_id',
  'non_conformite.non_conformite');

select * from finish();
rollback;
