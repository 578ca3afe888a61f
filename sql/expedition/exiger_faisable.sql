-- Requires the conditions of an act on an expedition before the request itself is checked: its
-- state; for a validation, the state of its sale, its client, its lots and certificates; for a
-- devalidation, the conditions of `expedition.exiger_devalidable`; for a return, that goods are
-- still at the client.
-- Spec: service#actes, ventes-et-expeditions#validation, ventes-et-expeditions#retours.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: expedition_inconnue, transition_refusee (it, or its sale), client_inactif, what
--          `expedition.verifier_lots` refuses, certificat_non_valide, what
--          `expedition.exiger_devalidable` refuses, retour_vide.
create or replace function expedition.exiger_faisable(p_id uuid, p_acte text, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition := expedition.exiger(p_id);
  v_vente vente.vente := vente.exiger(v_expedition.vente_id);
  v_date timestamptz := coalesce(v_expedition.date_operation, p_le);
begin
  perform acte.exiger('expedition', p_id, v_expedition.statut, p_acte);
  if p_acte = 'valider' then
    perform acte.exiger('vente', v_vente.id, v_vente.statut, 'expedier');
    perform vente.exiger_son_client(v_vente, v_date);
    perform expedition.verifier_lots(p_id);
    perform vente.certifier(v_vente.id, array(
      select l.vente_ligne from expedition.ligne l where l.expedition_id = p_id), v_date);
  elsif p_acte = 'devalider' then
    perform expedition.exiger_devalidable(v_expedition);
  elsif p_acte = 'retourner' then
    perform from expedition.lignes_retournees(p_id, '{}');
  end if;
end
$$;
