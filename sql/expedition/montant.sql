-- Sums the amounts of an expedition's lines, in minor units of its sale's currency.
-- Spec: api#montants.
create or replace function expedition.montant(p_id uuid) returns numeric
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(contrat.montant(v.prix_kg, l.quantite_g)), 0)
    from expedition.ligne l
      join vente.ligne v on v.vente_id = l.vente_id and v.rang = l.vente_ligne
    where l.expedition_id = p_id);
end
$$;
