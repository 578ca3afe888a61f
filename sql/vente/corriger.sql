-- Corrects a validated sale, with a reason: its client, its currency, its tolerance, and the
-- masses, prices, products and states of its lines. Its code does not change; its amounts, its
-- state and its expeditions are updated. Validations based on the former values stay.
-- Spec: ventes-et-expeditions#correction, corrections#trace.
-- Chosen: docs/decisions/0126-corrections-du-bureau.md, 0133-date-et-produit.md. The certificates
--         found at the validation stay, except for lines with another product or other states: a
--         sale that today's rules judge otherwise is listed. The right client may have been unknown
--         at the date: it must be active at the date, or now.
-- Refuses: vente_inconnue, transition_refusee, client_inconnu, client_inactif, devise_inconnue,
--          taux_change_inconnu, tolerance_depassee, certificat_non_valide, correction_sans_effet,
--          and what `vente.corriger_lignes` refuses.
-- Locks: the sale, its expeditions by id.
-- Calls up: expedition.suivre_vente.
create or replace function vente.corriger(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := vente.verrouiller(p_id, 'corriger');
  v_avant jsonb := vente.corrigible(p_id);
  v_autres smallint[];
begin
  v_vente := jsonb_populate_record(v_vente, p_requete - '{id,raison,lignes}'::text[]);
  if v_vente.client_id::text is distinct from v_avant ->> 'client_id' and not exists (
    select from client.client c
    where c.id = v_vente.client_id and c.actif_pendant @> v_vente.date_operation)
  then
    perform vente.exiger_client(v_vente.client_id, p_le);
  end if;
  perform devise.exiger(v_vente.devise);
  v_autres := vente.corriger_lignes(p_id, coalesce(p_requete -> 'lignes', '[]'));
  update vente.vente v
  set client_id = v_vente.client_id, devise = v_vente.devise,
      tolerance_cp = v_vente.tolerance_cp, certificats = jsonb_path_query_array(
        v.certificats, '$[*] ? (!(@.ligne == $autres[*]))',
        jsonb_build_object('autres', to_jsonb(v_autres)))
        || vente.certifier(p_id, v_autres, v_vente.date_operation),
      montant_organisation = vente.exiger_montant(devise.convertir(
        vente.montant(p_id)::bigint, v_vente.devise, v_vente.devise_organisation,
        v_vente.date_operation))
  where v.id = p_id;
  perform expedition.suivre_vente(p_id, p_auteur_id, p_le);
  perform vente.solder(p_id, p_requete ->> 'raison', p_auteur_id, p_le);
  perform correction.consigner(
    'vente', p_id, p_requete ->> 'raison', v_avant, vente.corrigible(p_id),
    vente.maintenus(p_id), p_auteur_id, p_le);
  return vente.presenter(p_id);
end
$$;
