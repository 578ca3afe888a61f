-- What a plot grows at a date, with the share of the land that each crop takes in its stratum and
-- cycle: the one reader of crops. Of a product that is unknown `produit_id` is null.
-- Spec: terrain#culture-a-la-date, terrain#cultures.
create or replace function parcelle.cultures_au(p_parcelle_id uuid, p_le timestamptz)
returns table (produit_id uuid, part_cp integer, strate text, cycle integer, produit_declare uuid)
language plpgsql stable rows 3
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select c.produit_id, c.part_cp, c.strate, c.cycle, c.produit_declare
    from parcelle.cultures_de(p_parcelle_id, parcelle.assolement_au(p_parcelle_id, p_le)) as c;
end
$$;
