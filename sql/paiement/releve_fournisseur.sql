-- Returns a supplier's statement at the end of a day (`paiement.etablir_releve`).
-- Spec: paiements#releve.
-- Refuses: fournisseur_inconnu, what `paiement.etablir_releve` refuses.
create or replace function paiement.releve_fournisseur(
  p_fournisseur_id uuid, p_au date, p_campagne_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur fournisseur.fournisseur := fournisseur.exiger(p_fournisseur_id);
begin
  return jsonb_build_object('fournisseur_id', v_fournisseur.id)
    || paiement.etablir_releve(array[v_fournisseur.id], p_au, p_campagne_id, p_le);
end
$$;
