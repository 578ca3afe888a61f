-- Returns the crops of a plot at a date, with the share of the land that each has in its stratum
-- and cycle. All rules read crops through this function; `parcelle.produits_au` returns only their
-- products. `produit_id` is null for an unknown product.
-- Spec: terrain#culture-a-la-date, terrain#cultures.
-- Why: a plot has few crops in all its declarations together, so one query reads all of them.
create or replace function parcelle.cultures_au(p_parcelle_id uuid, p_le timestamptz)
returns table (produit_id uuid, part_cp integer, strate text, cycle integer, produit_declare uuid)
language plpgsql stable rows 3
set search_path = pg_catalog, pg_temp
as $$
declare
  v_assolement_id uuid := parcelle.assolement_au(p_parcelle_id, p_le);
begin
  return query
    select c.produit_id, c.part_cp, c.strate, c.cycle, c.produit_declare
    from parcelle.culture c
    where c.parcelle_id = p_parcelle_id
      and (c.assolement_id = v_assolement_id
           or v_assolement_id is null and c.assolement_id is null);
end
$$;
