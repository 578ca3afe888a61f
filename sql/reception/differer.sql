-- Puts off to the end of an act what its judgments ask of receptions, since one act may judge
-- collections of many: `reception.reprendre_differees` then takes them all in one order. Answers
-- whether it did, so that the act within an act leaves that to the outer one.
-- Spec: receptions#redressement.
-- Why: each judgment takes balances of producers, which come before every reception.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function reception.differer() returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('sillon.reprises', true), '') <> '' then
    return false;
  end if;
  perform set_config('sillon.reprises', '[', true);
  return true;
end
$$;
