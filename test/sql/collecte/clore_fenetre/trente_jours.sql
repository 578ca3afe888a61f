-- Spec: collectes#fenetre: a collection leaves the phones in the night after thirty days.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.collecter('a', '{}', essai.capture(essai.t(0, '07:00')));
select from essai.collecter('b', '{}', essai.capture(essai.t(0, '07:30')));

select is(collecte.clore_fenetre(essai.t(30, '07:00')), 0::bigint,
  'thirty days exactly: still sent');
select is(collecte.clore_fenetre(essai.t(30, '07:00') + interval '1 ms'), 1::bigint,
  'one millisecond more: no more');
select is((select array_agg(c.id) from collecte.collecte c where not c.synchronisable),
  array[essai.id('a')],
  'the older one alone');
select is(collecte.clore_fenetre(essai.t(30, '07:10')), 0::bigint, 'once');
select is(collecte.clore_fenetre(essai.t(31)), 1::bigint, 'then the other');

select * from finish();
rollback;
