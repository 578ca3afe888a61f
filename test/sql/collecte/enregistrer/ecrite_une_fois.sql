-- Spec: collectes#collecte: a collection is written once, with its number: none of its rows changes
-- in the recording transaction.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is(essai.collecter('x') ->> 'issue', 'acceptee', 'a collection is accepted');
select isnt((select c.numero_officiel from collecte.collecte c where c.id = essai.id('x')), null,
  'with its number');
select is(pg_stat_get_xact_tuples_updated('collecte.collecte'::regclass), 0::bigint,
  'and no collection was updated');

select * from finish();
rollback;
