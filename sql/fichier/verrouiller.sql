-- Locks files until the transaction ends, so that a command that announces a file and the arrival
-- of this file see each other, whichever comes first.
-- Spec: fichiers#piece-jointe.
-- Locks: the files, by one of the organization's 256 keys each, in the order of the keys; every
--        session holds them only briefly.
-- Why: it locks names (`core.verrouiller`), because a permanent row for each file would be too many
--      rows.
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
