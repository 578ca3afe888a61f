-- What a mass costs at a price of a kilogram, in minor units, rounded half to even.
-- Spec: Conventions, «amounts are in minor currency units»; «the marketable net quantity is … the
--       basis for amounts due».
create or replace function contrat.montant(p_prix_kg bigint, p_masse_g bigint) returns bigint
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select devise.diviser(p_prix_kg::numeric * p_masse_g, 1000)::bigint
$$;
