-- Spec: rappels#suivi: goods of a recalled supplier from before the execution are blocked although
-- they are received after it.
begin;
set local role metier;
select plan(3);
select essai.preparer_receptions();

create temporary table r as select essai.rappeler(essai.origine('fournisseur', 'fournisseur')) as
  id;
select is(rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t()) ->> 'statut',
  'exécuté', 'executed, while nothing came of it');
select essai.acheter('avant', '{"qualite_declaree": {}}');
select is((select l.rappel_id from lot.lot l where l.id = (essai.recue('avant')).lot_id),
  (select id from r), 'what was on its way is marked');
update rappel.rappel set execute_le = essai.t(-1);
select essai.acheter('après', '{"qualite_declaree": {}}');
select is((select l.rappel_id from lot.lot l where l.reception_id = (essai.recue('après')).id),
  null, 'what came later is not of it');

select * from finish();
rollback;
