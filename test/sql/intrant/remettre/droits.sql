-- Spec: types-de-commandes#intrant-remettre: the command needs `input.issue` and module `intrants`
-- at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('intrant.remettre', 'input.issue', 'intrants');

select * from finish();
rollback;
