-- Spec: matiere#jamais-negatif: a lot never has a negative mass, at any date: an exit before the
-- entry is refused, with the mass at that date and the date of the entry.
begin;
set local role metier;
select plan(11);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé');
create function pg_temp.sortir(p_masses jsonb, p_jours integer) returns jsonb language sql as $$
  select essai.details_de(
    format($q$ select essai.verser(%L, '{"perte": %s}', 'destruction', %s) $q$,
    p_masses, (select sum(m.value::bigint) from jsonb_each_text(p_masses) as m), p_jours))
$$;
select throws_ok($$ select essai.verser('{"a": 1}', '{"perte": 1}', 'destruction', -1) $$, 'TR409',
  'matiere_pas_encore_entree', 'not one gram the day before');
select is(pg_temp.sortir('{"a": 400}', -1),
  jsonb_build_object('lot_id', essai.id('lot a'), 'date_operation', '2026-05-31T08:00:00Z',
  'demande_g', 400, 'disponible_g', 0, 'disponible_le', '2026-06-01T08:00:00Z'),
  'what was there then, and since when what is asked is');
select throws_ok($$ select matiere.mouvoir('destruction', 'lot', essai.id('lot a'), array[
  (matiere.compte_de('lot', essai.id('lot a')), essai.produit('ANANAS'), -1, null),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), 1, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t() - interval '1 microsecond', essai.t(1)) $$, 'TR409',
  'matiere_pas_encore_entree', 'nor a microsecond before');
select is(pg_temp.sortir('{"a": 400}', 0), null, 'at the same instant what enters counts first');
select is(pg_temp.sortir('{"b": 100, "a": 100}', -1) ->> 'demande_g', '100',
  'of several lots one is told');
select is(pg_temp.sortir('{"a": 300}', 3), null, 'later');
select is(pg_temp.sortir('{"a": 300}', 1), null, 'and before that, all that is left');
select is(essai.quantite('a'), 0::bigint, 'which empties it');
select throws_ok($$ select essai.verser('{"a": 1}', '{"perte": 1}', 'destruction', -1) $$, 'TR409',
  'stock_insuffisant', 'what the lot does not hold now is another refusal');
select is((select s.derniere_operation from matiere.solde s
    join matiere.compte c on c.id = s.compte_id where c.objet_id = essai.id('lot a')), essai.t(3),
  'the latest operation is kept, not the latest entry');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
