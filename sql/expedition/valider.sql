-- Validates a draft expedition: its lots are debited under lock, and the sale is settled once the
-- whole committed mass is shipped.
-- Spec: ventes-et-expeditions#certificat, ventes-et-expeditions#validation,
--       ventes-et-expeditions#expedition.
-- Refuses: expedition_inconnue, transition_refusee (it, or its sale), client_inactif, what
--          `expedition.verifier_lots` refuses, certificat_non_valide, taux_change_inconnu,
--          parametre_invalide (an amount that is too large), stock_insuffisant,
--          matiere_pas_encore_entree, tolerance_depassee.
-- Locks: the sale, the expedition, the lots by id, their balances.
create or replace function expedition.valider(p_id uuid, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition := expedition.verrouiller(p_id, 'valider');
  v_vente vente.vente := vente.verrouiller(v_expedition.vente_id, 'expedier');
  v_certificats jsonb;
  v_montant bigint;
begin
  v_expedition.date_operation := coalesce(v_expedition.date_operation, p_le);
  perform vente.exiger_son_client(v_vente, v_expedition.date_operation);
  perform expedition.verrouiller_lots(p_id);
  perform expedition.verifier_lots(p_id);
  v_certificats := vente.certifier(
    v_vente.id, array(select l.vente_ligne from expedition.ligne l where l.expedition_id = p_id),
    v_expedition.date_operation) || expedition.hors_portee(p_id, v_expedition.date_operation);
  v_montant := vente.exiger_montant(devise.convertir(
    expedition.montant(p_id)::bigint, v_vente.devise, v_vente.devise_organisation,
    v_expedition.date_operation));
  update expedition.expedition x
  set date_operation = v_expedition.date_operation, certificats = v_certificats,
      devise_organisation = v_vente.devise_organisation, montant_organisation = v_montant
  where x.id = p_id;
  perform expedition.changer_statut(
    p_id, 'valider', expedition.debiter(v_expedition, p_auteur_id, p_le), null, p_auteur_id,
    p_le);
  perform vente.solder(v_vente.id, null, p_auteur_id, p_le);
  return expedition.presenter(p_id);
end
$$;
