-- Calculates the price of a mass at a price per kilogram, in minor units, rounded half to even.
-- Spec: contrats-et-devises#montant, api#montants.
create or replace function contrat.montant(p_prix_kg bigint, p_masse_g bigint) returns bigint
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return devise.diviser(p_prix_kg::numeric * p_masse_g, 1000)::bigint;
end
$$;
