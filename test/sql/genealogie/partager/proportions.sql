-- Spec: genealogie#parts: masses are shared to the gram, whatever their size, and cycles of records
-- lose nothing.
begin;
set local role metier;
select plan(6);

select is(
  (genealogie.partager('{100,0,0,0}', '{0,0,0,0}', '{1,1,1}', '{2,3,4}', '{1,1,1}')).quantites_g,
  100 || core.repartir(100, '{1,1,1}'), 'one record');
select is(
  (genealogie.partager('{9007199254740991,0,0}', '{0,0,0}', '{1,1}', '{2,3}',
      '{9007199254740990,9007199254740991}')).quantites_g,
  9007199254740991 || core.repartir(9007199254740991, '{9007199254740990,9007199254740991}'),
  'masses whose product fits nowhere');
select is((genealogie.partager('{10,0}', '{30,0}', '{1}', '{2}', '{10}')).restes_g,
  '{7,3}'::bigint[], 'what stays weighs too, and is served first');
select is(
  (genealogie.partager('{10,0,0,0}', '{0,0,0,0}', '{1,1,2,3}', '{2,3,4,4}',
      '{6,4,1,1}')).profondeurs, '{0,1,1,2}'::integer[], 'the longest way');
select is((genealogie.partager('{10,0,0}', '{0,0,0}', '{1,2,3}', '{2,3,1}', '{1,1,1}')).restes_g,
  '{0,0,10}'::bigint[], 'a circle ends where it closes');
select is((genealogie.partager('{5}', '{0}', null, null, null)).restes_g, '{5}'::bigint[],
  'a record alone');

select * from finish();
rollback;
