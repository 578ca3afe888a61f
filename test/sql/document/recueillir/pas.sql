-- Spec: documents#terrain: One step looks at 200 commands at most, however many devices wrote them;
-- the next ones take up where it ended, until nothing is left.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from generate_series(1, 205) as n, lateral essai.collecter('a' || n, essai.kg(100));
select from generate_series(1, 3) as n,
  lateral essai.faire('non_conformite.constater', 'b' || n, '{}', '{}', 'collègue');
select is((select count(*) from commande.commande), 208::bigint, 'two devices wrote');
select is(document.recueillir(essai.t(1)), 200::bigint, 'a step ends, in the middle of a device');
select is(document.recueillir(essai.t(1)), 8::bigint, 'the next one goes on');
select is(document.recueillir(essai.t(1)), 0::bigint, 'and nothing is left');
select is((select count(*) from document.document), 205::bigint, 'each receipt is there once');

select * from finish();
rollback;
