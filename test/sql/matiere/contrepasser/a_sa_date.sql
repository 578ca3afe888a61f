-- Spec: matiere#contrepassation: a reversed movement counts as never happened: its mirror has the
-- same date, so the matter may be taken at that date again.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé');
create temporary table fait as select essai.verser('{"a": 1000}', '{"b": 900, "perte": 100}',
  'etape', 2) as id;
create temporary table miroir as select matiere.contrepasser(f.id, essai.id('rsci ESSAI'),
  essai.t(6)) as id from fait f;
select is((select array[m.date_operation, m.enregistre_le] from matiere.mouvement m
    join miroir x on x.id = m.id), array[essai.t(2), essai.t(6)], 'when it was recorded is kept');
select is((select s.derniere_operation from matiere.solde s
    join matiere.compte c on c.id = s.compte_id where c.objet_id = essai.id('lot b')), essai.t(2),
  'nothing moved since');
select set_config('sillon.au', essai.t(4)::text, true);
select results_eq($$ select s.lot_id, s.quantite_g from rapports.stock s order by s.lot_id $$,
  $$ select l.id, 1000::bigint from lot.lot l where l.id in (essai.id('lot a'), essai.id('lot b'))
    order by l.id $$, 'in between the stock is what it would have been');
select lives_ok($$ select essai.verser('{"a": 1000}', '{"b": 950, "perte": 50}', 'etape', 2) $$,
  'the same matter leaves the same day, better weighed');
select throws_ok($$ select essai.verser('{"a": 1}', '{"perte": 1}', 'destruction', 1) $$, 'TR409',
  'stock_insuffisant', 'once');

select is(essai.quantite('b'), 1950::bigint, 'and enters');
create temporary table pris as select essai.verser('{"b": 1950}', '{"perte": 1950}', 'destruction',
  3) as id;
select from pris p, matiere.contrepasser(p.id, essai.id('rsci ESSAI'), essai.t(6));
select lives_ok($$ select matiere.contrepasser(m.id, essai.id('rsci ESSAI'), essai.t(7))
    from matiere.mouvement m
  where m.genre = 'etape' order by m.rang desc limit 1 $$,
  'what entered is taken back although something left and came back since');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
