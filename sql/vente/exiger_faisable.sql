-- Requires the conditions of an act on a sale before the request itself is checked: its state; for
-- a validation, its client and certificates; for a cancellation, that nothing is shipped.
-- Spec: service#actes, ventes-et-expeditions#certificat, ventes-et-expeditions#annulation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: vente_inconnue, transition_refusee, client_inactif, certificat_non_valide,
--          vente_expediee.
create or replace function vente.exiger_faisable(p_id uuid, p_acte text, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := vente.exiger(p_id);
  v_date timestamptz := coalesce(v_vente.date_operation, p_le);
begin
  perform acte.exiger('vente', p_id, v_vente.statut, p_acte);
  if p_acte = 'valider' then
    perform vente.exiger_client(v_vente.client_id, v_date);
    perform vente.certifier(
      p_id, array(select l.rang from vente.ligne l where l.vente_id = p_id), v_date);
  elsif p_acte = 'annuler' then
    perform vente.exiger_annulable(p_id);
  end if;
end
$$;
