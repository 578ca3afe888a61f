-- Returns whether the present command used up the time of a whole statement, so that its own
-- slowness caused the cancellation. This requires that the commands of the batch before it took at
-- most a tenth of this time, as replays do.
-- Spec: commandes#echecs.
-- Chosen: docs/decisions/0049-obei.md.
-- Why: cancellations by the timeout, by an operator and by a lost client look alike; only the
--      elapsed time distinguishes them. A command that began after the first tenth of the
--      statement can not have used up the time by itself.
create or replace function commande.delai_epuise() returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_delai interval := current_setting('statement_timeout')::interval;
begin
  return coalesce(
    v_delai > interval '0' and clock_timestamp() >= statement_timestamp() + v_delai
    and current_setting('sillon.commande_depuis', true)::timestamptz
        <= statement_timestamp() + v_delai / 10, false);
end
$$;
