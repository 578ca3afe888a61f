-- Spec: file-de-controle#correction-de-forme: an earlier survey that was in force before corrects
-- nothing.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.mesurer_kossi();
select from essai.faire('parcelle.relever', 'x',
  jsonb_build_object('releve',
    essai.releve('x',
      '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}', 1)));
select is((select v.id from parcelle.polygone_en_vigueur v
    where v.parcelle_id = essai.id('parcelle Kossi')), essai.id('polygone Kossi'),
  'the survey before is in force');
select is(essai.lever('rsci ESSAI', 'x', 'polygone_invalide', 'correction'), '409 releve_attendu',
  'it corrects nothing');
select from essai.faire('parcelle.relever', 'y', '{}', essai.capture(essai.t(0, '07:00')));
select is(essai.lever('rsci ESSAI', 'x', 'polygone_invalide', 'correction'), '409 releve_attendu',
  'nor does one of the same instant');
select from essai.faire('parcelle.relever', 'z', '{}',
  essai.capture(essai.t(0, '07:00') + interval '1 ms'));
select is(essai.lever('rsci ESSAI', 'x', 'polygone_invalide', 'correction'), 'leve',
  'a later one does');

select * from finish();
rollback;
