-- The crops of a plot as JSON text: what phones receive in one column.
-- Spec: Events, «rules use no joins».
create or replace function replica.cultures(p_organisation_id uuid, p_parcelle_id uuid)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      json_agg(json_build_object('produit_id', c.produit_id, 'part_cp', c.part_cp)
               order by c.produit_declare), '[]')::text
    from parcelle.culture c
    where c.organisation_id = p_organisation_id and c.parcelle_id = p_parcelle_id);
end
$$;
