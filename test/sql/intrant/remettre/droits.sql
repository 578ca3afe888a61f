-- Spec: types-de-commandes#intrant-remettre: one permission per command type, looked up in a fixed
-- table; step 9: "permission required by the type, … module active at that date": names
-- `input.issue` and module `intrants`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('intrant.remettre', 'input.issue', 'intrants');

select * from finish();
rollback;
