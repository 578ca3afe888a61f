-- Spec: file-de-controle#correction-de-forme: a difference of surfaces is corrected by a new survey
-- too.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.mesurer_kossi();
select from essai.faire('parcelle.relever', 'x',
  jsonb_build_object('releve', essai.releve('x', essai.rectangle(11, 6.4), 1)));
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction'), '409 releve_attendu',
  'no other survey');
select from essai.faire('parcelle.relever', 'y',
  jsonb_build_object('releve', essai.releve('y', essai.rectangle(11, 6.4))),
  essai.capture(essai.t(0, '07:30')));
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction'), 'leve', 'a later one');

select * from finish();
rollback;
