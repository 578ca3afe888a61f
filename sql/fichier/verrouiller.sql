-- Locks files by their ids until the transaction ends: a command that announces one and the arrival
-- of the same see each other, whichever comes first.
-- Spec: Command envelope, `pieces_jointes`. Locks: the files, by id; held by nobody for long.
create or replace function fichier.verrouiller(variadic p_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(core.organisation_id()::text || i.id::text, 0))
  from (select distinct u.id from unnest(p_ids) as u (id) order by u.id) as i
$$;
