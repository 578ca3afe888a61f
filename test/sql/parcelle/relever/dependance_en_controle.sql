-- Spec: commandes#dependance: a survey of a plot under control is written, under control.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('parcelle.relever', 'parcelle_id', 'parcelle', essai.id('parcelle Kossi'));

select * from finish();
rollback;
