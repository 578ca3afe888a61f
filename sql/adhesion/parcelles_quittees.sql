-- Returns the plots that leave with a member at an instant: those that the member holds, and those
-- that the member transferred since.
-- Spec: terrain#sortie.
create or replace function adhesion.parcelles_quittees(
  p_producteur_id uuid, p_date timestamptz) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select p.id from parcelle.parcelle p where p.producteur_id = p_producteur_id
  union
  select d.id from adhesion.parcelles_cedees(p_producteur_id, p_date) as d;
end
$$;
