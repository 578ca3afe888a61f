-- Returns the function of a name; null if there are no or several functions. During the
-- installation over an older version, several may exist for a while: then returns the function of
-- the new version, because older functions are dropped at the end.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
create or replace function core.fonction_nommee(p_nom text) returns regprocedure
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with nommee as (
    select p.oid, p.xmin::text::bigint = mod(txid_current(), 4294967296) as est_faite
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname = split_part(p_nom, '.', 1) and p.proname = split_part(p_nom, '.', 2)
  ),
  candidate as (
    select m.oid from nommee m
    where m.est_faite or not exists (select from nommee autre where autre.est_faite)
  )
  select case when count(*) = 1 then min(c.oid::bigint)::oid::regprocedure end from candidate c
$$;
