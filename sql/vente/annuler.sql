-- Cancels a sale, with a reason: a draft, or one that nothing was shipped for. What was shipped is
-- devalidated first.
-- Spec: ventes-et-expeditions#annulation.
-- Refuses: vente_inconnue, what `vente.exiger_faisable` refuses.
-- Locks: the sale.
create or replace function vente.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := vente.verrouiller(p_id, 'annuler');
begin
  perform vente.exiger_faisable(v_vente, 'annuler', p_le);
  perform vente.changer_statut(p_id, 'annuler', p_raison, p_auteur_id, p_le);
  return vente.presenter(p_id);
end
$$;
