-- Cancels a sale, with a reason: a draft, or a sale without shipments. Shipments must be
-- devalidated first.
-- Spec: ventes-et-expeditions#annulation.
-- Refuses: vente_inconnue, transition_refusee, vente_expediee.
-- Locks: the sale.
create or replace function vente.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform vente.verrouiller(p_id, 'annuler');
  perform vente.exiger_annulable(p_id);
  perform vente.changer_statut(p_id, 'annuler', p_raison, p_auteur_id, p_le);
  return vente.presenter(p_id);
end
$$;
