-- Has the transaction hold what is named until it ends, as an advisory lock would: a row is made
-- the first time, and stays. Nothing is held where there is no name.
-- Spec: service#isolement.
-- Chosen: docs/decisions/0116-verrous.md.
-- Why: an advisory lock is everybody's who may sign in, and `pg_locks` shows its key; a row is
--      locked by whoever may change it alone. Of two that make it at once the second waits too.
-- Locks: the row.
create or replace function core.verrouiller(p_nom text) returns void
language plpgsql strict
set search_path = pg_catalog, pg_temp
as $$
begin
  with tenu as (
    select v.cle from core.verrou v where v.cle = hashtextextended(p_nom, 0) for no key update
  )
  insert into core.verrou (cle)
  select hashtextextended(p_nom, 0) where not exists (select from tenu)
  on conflict (cle) do update set cle = excluded.cle;
end
$$;
