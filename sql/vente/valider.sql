-- Validates a draft sale. Its client, its certificates and its exchange rate are judged at its
-- date. Its lines can no longer change.
-- Spec: ventes-et-expeditions#certificat, ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: vente_inconnue, transition_refusee, client_inactif, certificat_non_valide,
--          taux_change_inconnu, parametre_invalide (an amount that is too large).
-- Locks: the sale.
create or replace function vente.valider(p_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := vente.verrouiller(p_id, 'valider');
  v_date timestamptz := coalesce(v_vente.date_operation, p_le);
  v_certificats jsonb;
  v_devise text;
begin
  perform vente.exiger_client(v_vente.client_id, v_date);
  v_certificats := vente.certifier(
    p_id, array(select l.rang from vente.ligne l where l.vente_id = p_id), v_date);
  select o.devise_defaut into v_devise
  from organisation.organisation o where o.id = v_vente.organisation_id;
  update vente.vente v
  set date_operation = v_date, certificats = v_certificats, devise_organisation = v_devise,
      montant_organisation = vente.exiger_montant(devise.convertir(
        vente.montant(p_id)::bigint, v_vente.devise, v_devise, v_date))
  where v.id = p_id;
  perform vente.changer_statut(p_id, 'valider', null, p_auteur_id, p_le);
  return vente.presenter(p_id);
end
$$;
