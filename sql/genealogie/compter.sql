-- How much of one way of a genealogy there is, and how much of it an answer shows.
-- Spec: domain, genealogy.
create or replace function genealogie.compter(
  p_noeuds bigint, p_profondeur integer, p_montres bigint) returns json
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'noeuds', coalesce(p_noeuds, 0), 'profondeur', coalesce(p_profondeur, 0),
    'montres', p_montres, 'complet', coalesce(p_noeuds, 0) = p_montres)
$$;
