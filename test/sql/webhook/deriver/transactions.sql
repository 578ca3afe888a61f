-- Spec: webhooks#evenements: the entries of a transaction at or above the oldest running one wait.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.abonner('a');
select from essai.collecter('c1');
create function pg_temp.deriver(p_depuis bigint, p_horizon bigint) returns bigint
language plpgsql as $$
begin
  perform webhook.deriver(0, p_depuis, p_horizon, pg_current_xact_id()::text::bigint + 100000);
  return (select count(*) from webhook.evenement e where e.genre = 'collecte.acceptee');
end
$$;
select is(pg_temp.deriver(0, pg_current_xact_id()::text::bigint), 0::bigint,
  'this transaction runs: its entry waits');
select is(
  pg_temp.deriver(pg_current_xact_id()::text::bigint + 100000, 9223372036854775807), 0::bigint,
  'an entry that was read before is not read again');
select is(pg_temp.deriver(pg_current_xact_id()::text::bigint, 9223372036854775807), 1::bigint,
  'below the oldest running transaction it is an event');

select * from finish();
rollback;
