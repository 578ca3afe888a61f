-- Spec: file-de-controle#non-conformite: `gravite` (`mineure`, `majeure`, `critique`); a decision
-- without it means a major one.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001));
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'non_conformite'), 'leve',
  'without a severity');
select is((select n.gravite from non_conformite.non_conformite n), 'majeure', 'major');

select * from finish();
rollback;
