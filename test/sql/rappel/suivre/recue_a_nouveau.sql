-- Spec: rappels#suivi: goods of a blocked lot with a reversed reception are blocked when they are
-- received again.
begin;
set local role metier;
select plan(6);
select essai.preparer();
select from essai.collecter('c1');
select from essai.collecter('c2');
create function pg_temp.annuler(p_lot text) returns void language sql as $$
  select lot.changer_statut(essai.id('lot ' || p_lot), 'annuler', 'erreur', essai.id('rsci ESSAI'),
    essai.t(6));
  select matiere.contrepasser(m.id, essai.id('rsci ESSAI'), essai.t(6))
  from lot.lot l join matiere.mouvement m on m.entite_id = l.reception_id
  where l.id = essai.id('lot ' || p_lot)
$$;
comment on function pg_temp.annuler(text) is 'A lot is cancelled and its reception reversed.';

select essai.entreposer('A', '{c1}', 1), essai.entreposer('B', '{c2}', 1);
create temporary table r as select essai.rappeler('{"sens": "aval"}'
  || jsonb_build_object('origines',
  (essai.origine('lot', 'lot A') -> 'origines')
    || (essai.origine('lot', 'lot B') -> 'origines'))) as id;
select is(rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(5)) ->> 'statut',
  'exécuté', 'two lots are recalled');
select is((select string_agg(l.statut, ' ') from lot.lot l
    where l.id in (essai.id('lot A'), essai.id('lot B'))), 'quarantaine quarantaine', 'held');
select lot.liberer(essai.id('lot B'), 'analyse bonne', essai.id('rsci ESSAI'), essai.t(6));
select pg_temp.annuler('A'), pg_temp.annuler('B');
select is(essai.etats('A') || ', ' || essai.etats('B'), 'annulé 0, annulé 0',
  'one was released; both are cancelled and reversed');

select essai.entreposer('R', '{c1}', 7, false), essai.entreposer('C', '{c2}', 7, false);
select is((select l.rappel_id from lot.lot l where l.id = essai.id('lot R')), (select id from r),
  'the goods of the held one are marked');
select is((select l.rappel_id from lot.lot l where l.id = essai.id('lot C')), null,
  'those of the released one are not');
select lot.entrer_en_stock(essai.id('lot R'), essai.id('rsci ESSAI'), essai.t(8));
select is(essai.etats('R'), 'quarantaine 100000', 'and held when they are validated');

select * from finish();
rollback;
