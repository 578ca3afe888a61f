-- Sums the lines of a sale, in minor units of its currency.
-- Spec: api#montants.
create or replace function vente.montant(p_vente_id uuid) returns numeric
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(contrat.montant(l.prix_kg, l.quantite_g)), 0) from vente.ligne l
    where l.vente_id = p_vente_id);
end
$$;
