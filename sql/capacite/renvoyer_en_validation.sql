-- Sends the capacities that contain a changed plot back to validation, in every campaign that is
-- not closed and for every raw material. The new calculation uses the crops declared since.
-- Spec: capacites#retour-en-validation, service#actes-simultanes.
-- Locks: the producers' balances, in the order of their keys.
create or replace function capacite.renvoyer_en_validation(
  p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.renvoyer(p_parcelle_id, null, null, p_auteur_id,
                            parcelle.apres_assolements(p_parcelle_id, p_le));
end
$$;
