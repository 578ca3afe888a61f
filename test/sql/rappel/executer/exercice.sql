-- Spec: rappels#exercice: an exercise counts everything, and no lot changes.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.filiere();
create temporary table r as select essai.rappeler('{"exercice": true}') as id;
select is(rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(5)) ->> 'statut',
  'exécuté', 'recorded');
select is(essai.lignes_rappel((select id from r), 'execution'),
  essai.lignes_rappel((select id from r)), 'measured on what it would reach');
select is((select count(*) from lot.lot l where l.statut = 'quarantaine'
    or l.rappel_id is not null), 0::bigint, 'nothing is blocked');
select from essai.transformer('N', 'C', 1000, 0, 6);
select is((select count(*) from rappel.ligne l where l.phase = 'suite'), 0::bigint,
  'and nothing followed');
select is((rappel.presenter((select id from r)) -> 'resultat' ->> 'couverture_cp')::int, 6800,
  'the share that would be held');

select * from finish();
rollback;
