-- Returns the price of a kilogram of a reception's goods: the contract's price, with that contract,
-- else the price set for the reception later; null if there is neither.
-- Spec: paiements#prix.
-- Chosen: docs/decisions/0072-paiements.md.
create or replace function paiement.prix_de(
  p_reception reception.reception, p_contrat_id uuid, out prix_kg bigint, out devise text,
  out contrat_id uuid)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select p.prix_kg, p.devise into prix_kg, devise
  from paiement.prix_du_contrat(p_reception, p_contrat_id) as p;
  if devise is not null then
    contrat_id := p_contrat_id;
  else
    select f.prix_kg, f.devise into prix_kg, devise
    from paiement.prix_fixe f where f.reception_id = p_reception.id
    order by f.version desc limit 1;
  end if;
end
$$;
