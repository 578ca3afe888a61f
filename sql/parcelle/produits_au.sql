-- The products that a plot grows at a date, in the order of their ids; null for one that nobody
-- knows.
-- Spec: terrain#culture-a-la-date.
-- Why: what `parcelle.cultures_au` answers as rows, as a value: every collection passes here.
create or replace function parcelle.produits_au(
  p_parcelle_id uuid, p_le timestamptz) returns uuid[]
language plpgsql stable
as $$
declare
  v_assolement_id uuid := parcelle.assolement_au(p_parcelle_id, p_le);
begin
  return array(
    select c.produit_id from parcelle.culture c
    where c.parcelle_id = p_parcelle_id
      and (c.assolement_id = v_assolement_id
           or v_assolement_id is null and c.assolement_id is null)
    order by c.produit_id);
end
$$;
