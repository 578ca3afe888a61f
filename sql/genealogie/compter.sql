-- Measures one direction of a genealogy, without its starting record: its size, and the size of the
-- part that a response shows.
-- Spec: genealogie#genealogie.
create or replace function genealogie.compter(p_profondeurs integer[], p_montres integer)
returns json
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeuds integer := coalesce(cardinality(p_profondeurs), 1) - 1;
begin
  return json_build_object(
    'noeuds', v_noeuds, 'profondeur', coalesce((select max(p) from unnest(p_profondeurs) as p), 0),
    'montres', p_montres, 'complet', v_noeuds = p_montres);
end
$$;
