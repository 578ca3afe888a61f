-- Returns the products that a plot grows at a date, in the order of their ids; null for an unknown
-- one.
-- Spec: terrain#culture-a-la-date.
-- Why: every collection runs this function, so one statement returns the products of
--      `parcelle.cultures_au` as an array, for the declaration of `parcelle.assolement_au`.
create or replace function parcelle.produits_au(
  p_parcelle_id uuid, p_le timestamptz) returns uuid[]
language plpgsql stable
as $$
begin
  return array(
    select c.produit_id from parcelle.culture c
    where c.parcelle_id = p_parcelle_id
      and c.assolement_id is not distinct from (
        select a.id from parcelle.assolement a
        where a.parcelle_id = p_parcelle_id and a.le <= p_le
        order by a.le desc, a.commande_id desc, a.rang desc limit 1)
    order by c.produit_id);
end
$$;
