-- Spec: api#idempotence: stored responses are deleted after seven days, some thousands at once.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.garder(p_code text, p_cle integer, p_age interval) returns void
language sql as $$
  select essai.entrer(p_code);
  insert into idempotence.reponse_gardee
  values (core.organisation_id(), essai.id('agent ' || p_code), lpad(p_cle::text, 64, '0'),
    repeat('0', 64), '', essai.t() - p_age);
$$;
create function pg_temp.restent() returns integer[] language sql as $$
  select array_agg(r.cle::integer order by r.cle) from idempotence.reponse_gardee r
$$;
select pg_temp.garder('VOISIN', 9, '8 days');
select pg_temp.garder('ESSAI', 1, '9 days'), pg_temp.garder('ESSAI', 2, '8 days'),
  pg_temp.garder('ESSAI', 3, '7 days'),
  pg_temp.garder('ESSAI', 4, '6 days 23:59:59');

select is(idempotence.purger(essai.t(), 2), 2::bigint, 'a step is no longer than it may be');
select is(pg_temp.restent(), array[3, 4], 'the oldest go first');
select is(idempotence.purger(essai.t(), 2), 1::bigint,
  'the next step takes what is seven days old');
select is(pg_temp.restent(), array[4], 'what still holds stays');
select is(idempotence.purger(essai.t(), 2), 0::bigint, 'and then there is nothing to do');
select essai.entrer('VOISIN');
select is(pg_temp.restent(), array[9], 'the neighbour''s goes in its own night');

select * from finish();
rollback;
