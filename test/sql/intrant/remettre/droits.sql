-- Spec: types-de-commandes#intrant-remettre: At its date it takes `input.issue` and module
-- `intrants`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('intrant.remettre', 'input.issue', 'intrants');

select * from finish();
rollback;
