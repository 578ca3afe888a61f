-- Spec: lots#capacite-du-lieu: a place gives a warning when it holds more than its capacity, or a
-- lot that it no longer admits; it refuses neither.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.alertes() returns text[] language sql as $$
  select lot.alertes_place(e, essai.t()) from emplacement.emplacement e where e.id = essai.place()
$$;
select emplacement.modifier(essai.place(), '{"capacite_g": 1500}', essai.id('rsci ESSAI'),
  essai.t());
select from essai.lot('a', 1000, 'validé', 'AB');
select is(pg_temp.alertes(), '{}', 'it holds less than it can');
select lives_ok($$ select essai.lot('b', 501, 'en_attente', 'C2') $$,
  'one gram too much is not refused');
select is(pg_temp.alertes(), '{capacite_depassee}', 'it is signalled');
select is(emplacement.stock_g(essai.place()), 1501::bigint, 'the balances of its lots');
select emplacement.modifier(essai.place(), '{"qualites_admises": ["bio"]}', essai.id('rsci ESSAI'),
  essai.t(1));
select is(pg_temp.alertes(), '{capacite_depassee,qualite_non_admise}',
  'one of them is no longer admitted');
select essai.sortir('b', 501);
select is(pg_temp.alertes(), '{}', 'once empty it is nowhere');

select * from finish();
rollback;
