-- Spec: file-de-controle#invalidation: an invalidated inspection is stored and no longer counts.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.provoquer('conflit_interets');
select from essai.faire('inspection.enregistrer', 'autre', '{}', '{}', 'collègue');
select is(essai.lever('rsci ESSAI', 'x', 'conflit_interets', 'invalidation'), 'leve',
  'the inspector was not independent');
select results_eq(
  'select i.id, i.invalidee_le from inspection.inspection i order by i.invalidee_le nulls last',
  $$ values (essai.id('x'), essai.t(1)), (essai.id('autre'), null::timestamptz) $$,
  'the inspection is kept and does not count; another one does');

select * from finish();
rollback;
