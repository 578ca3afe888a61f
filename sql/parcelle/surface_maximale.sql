-- Returns the largest surface in m2 that a plot may have at a date, by the packs of the campaigns
-- open at that date; null without a limit.
-- Chosen: among several packs the most generous one counts (parameter `parcelle.surface_max_m2`).
-- Spec: types-de-commandes#parcelle-enregistrer.
create or replace function parcelle.surface_maximale(p_le timestamptz) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select max((m.valeur #>> '{}')::bigint)
    from campagne.campagne c join pack.parametre m using (pack_version_id)
    where c.active_pendant @> p_le and m.cle = 'parcelle.surface_max_m2');
end
$$;
