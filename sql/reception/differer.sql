-- Defers the effects of judgements on receptions to the end of an act, because one act may judge
-- collections of many receptions. Then `reception.reprendre_differees` processes all of them in one
-- order. Returns whether this call began the deferral: an act inside another one leaves the end to
-- the outer act. `p_raison` is the reason that such an effect tells, if no person's decision about
-- the collection has one.
-- Spec: receptions#redressement.
-- Why: each judgment locks balances of producers, and these locks come before the locks of
--      receptions.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function reception.differer(p_raison text default null)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('sillon.reprises', true), '') <> '' then
    return false;
  end if;
  perform set_config('sillon.reprises', '[', true);
  perform set_config('sillon.raison_des_reprises', coalesce(p_raison, ''), true);
  return true;
end
$$;
