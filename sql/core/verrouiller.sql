-- Locks a name until the transaction ends, like an advisory lock: the first call creates a row for
-- the name, which remains until `tache.ranger` removes it. A null name locks nothing.
-- Spec: service#isolement.
-- Chosen: docs/decisions/0116-verrous.md.
-- Why: every login may take an advisory lock, and `pg_locks` shows its key; a row can be locked
--      only by a role that may change it. If two calls create the row at once, the second waits
--      too.
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
