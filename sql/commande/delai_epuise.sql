-- Says if the present command used up the time of a whole statement: a cancellation then came from
-- its own slowness. The batch before it took a tenth at most, as replays do.
-- Spec: commandes#echecs.
-- Chosen: docs/decisions/0049-obei.md.
-- Why: a statement that took too long, that an operator cancelled and that no client waits for any
--      more end alike, and only the clock tells them apart. What follows in the batch has no such
--      limit any more, and no such end: it began too late.
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
