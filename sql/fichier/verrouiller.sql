-- Locks files until the transaction ends: a command that announces one and the arrival of the same
-- see each other, whichever comes first.
-- Spec: fichiers#piece-jointe.
-- Locks: the files, by one of the organization's 256 keys each, in the order of the keys; held by
--        no session for long.
-- Why: a row for each file that there ever was would be too many.
create or replace function fichier.verrouiller(variadic p_ids uuid[]) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select core.verrouiller('fichier ' || core.organisation_id() || ' ' || i.cle)
  from (
    select distinct pg_catalog.hashtextextended(u.id::text, 0) & 255 as cle
    from unnest(p_ids) as u (id) order by 1
  ) as i
$$;
