-- A change of a plot sends the capacities that rest on it back to validation, whatever their
-- campaign and raw material, while the campaign is not closed. They are reckoned by the crops that
-- were declared meanwhile.
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
