-- Makes a payment final: posts it to the ledger.
-- Spec: paiements#paiement.
create or replace function paiement.conclure(
  p_paiement paiement.paiement, p_statut text, p_valideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update paiement.paiement x
  set statut = p_statut, valide_par = p_valideur_id, valide_le = p_le,
      mouvement_id = paiement.poster(
        p_paiement, coalesce(p_valideur_id, p_paiement.auteur_id), p_le)
  where x.id = p_paiement.id;
end
$$;
