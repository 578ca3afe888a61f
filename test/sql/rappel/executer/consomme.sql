-- Spec: rappels#execution: a lot emptied by an expedition can not be blocked; when the expedition
-- is devalidated it is blocked at once.
begin;
set local role metier;
select plan(5);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé');
select essai.vendre('V', '{"tolerance_cp": 10000}'), essai.charger('x', 'V', '{"a": 1000}'),
  essai.expedier('x');
create temporary table r as select essai.rappeler(essai.origine('lot', 'lot a')) as id;
select is(rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(4)) ->> 'statut',
  'exécuté', 'executed');
select is((select l.effet from rappel.ligne l where l.objet_id = essai.id('lot a')
    and l.phase = 'execution'), 'non_bloquable', 'what is consumed is listed');
select is(essai.expedier('x', 'devalider', 5), 'brouillon', 'the expedition is devalidated');
select is(essai.etats('a'), 'quarantaine 1000', 'its lot is held');
select is((select q.rappel_id from lot.quarantaine_lot q where q.lot_id = essai.id('lot a')),
  (select id from r), 'by the recall');

select * from finish();
rollback;
