-- Returns only the members of a request that are named in its path.
-- Spec: api#versions-des-fiches.
create or replace function porte.chemin(p_requete jsonb) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(m.membre, p_requete -> m.membre), '{}')
  from unnest('{id,code,cle}'::text[]) as m (membre)
  where p_requete ? m.membre
$$;
