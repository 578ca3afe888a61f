-- Spec: file-de-controle#invalidation: `conflit_interets`: `confirmation`: the inspection counts.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.provoquer('conflit_interets');
select is(essai.lever('rsci ESSAI', 'x', 'conflit_interets', 'confirmation'), 'leve', 'confirmed');
select is((select i.invalidee_le from inspection.inspection i), null, 'it counts');

select * from finish();
rollback;
