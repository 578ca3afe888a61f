-- Presents the crops of a plot as the API shows them, principal ones first. Shares are in
-- hundredths of a percentage point.
-- Spec: terrain#parts.
create or replace function parcelle.presenter_cultures(
  p_parcelle_id uuid, p_assolement_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'produit_id', coalesce(c.produit_id, c.produit_declare), 'part_cp', c.part_cp,
      'strate', c.strate, 'cycle', c.cycle)
      order by c.produit_declare, c.strate desc, c.cycle nulls first), '[]')
    from parcelle.cultures_de(p_parcelle_id, p_assolement_id) as c);
end
$$;
