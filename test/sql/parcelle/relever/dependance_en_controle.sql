-- Spec: commandes#dependance: `dependance_en_controle`: "referenced entity itself in control"; the
-- command is written.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('parcelle.relever', 'parcelle_id', 'parcelle', essai.id('parcelle Kossi'));

select * from finish();
rollback;
