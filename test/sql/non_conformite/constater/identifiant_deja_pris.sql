-- Spec: types-de-commandes#non-conformite-constater: An id that something else has sets the command
-- aside, and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('non_conformite.constater', 'non_conformite_id',
  'non_conformite.non_conformite');

select * from finish();
rollback;
