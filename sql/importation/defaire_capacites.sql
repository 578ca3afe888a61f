-- Takes back capacities without a validation, and their consumption from elsewhere.
-- Spec: imports#annulation, capacites#reprise.
-- Locks: the producers' balances.
create or replace function importation.defaire_capacites(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.retirer_reprises(p_ids, p_le);
end
$$;
