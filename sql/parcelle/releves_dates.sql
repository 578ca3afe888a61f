-- Returns the surveys of a plot, or one given survey, with the period in which each is in force. A
-- survey of an unknown plot counts from its own date.
-- Spec: terrain#chevauchement.
create or replace function parcelle.releves_dates(p_parcelle_id uuid, p_polygone_id uuid)
returns parcelle.releve_compare[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_parcelle_id is null then
    return array(
      select (g.id, g.forme, g.surface_m2,
              tstzrange(g.date_operation, null))::parcelle.releve_compare
      from parcelle.polygone g where g.id = p_polygone_id and g.forme is not null);
  end if;
  return array(
    select (r.id, r.forme, r.surface_m2, r.en_vigueur)::parcelle.releve_compare
    from parcelle.releve_date r
    where r.parcelle_id = p_parcelle_id and r.id = coalesce(p_polygone_id, r.id));
end
$$;
