-- What a plot grows at a date, with the share of its surface; a product that nobody knows yet has
-- no id.
-- Spec: `parcelle.enregistrer`. Shares in hundredths of a percentage point.
create or replace function parcelle.cultures_au(p_parcelle_id uuid, p_le timestamptz)
returns table (produit_id uuid, part_cp integer, strate text, cycle integer)
language plpgsql stable rows 3
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select c.produit_id, c.part_cp, 'principal', null::integer
    from parcelle.culture c where c.parcelle_id = p_parcelle_id;
end
$$;
