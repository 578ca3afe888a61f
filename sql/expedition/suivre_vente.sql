-- Updates the expeditions of a corrected sale to its client and prices: shipped goods move to the
-- present client, and the documents get a new index.
-- Spec: ventes-et-expeditions#correction, documents#remplacement.
-- Refuses: vente_inconnue, taux_change_inconnu, parametre_invalide (an amount that is too large).
-- Locks: the expeditions by id; the caller holds the sale.
create or replace function expedition.suivre_vente(
  p_vente_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := vente.exiger(p_vente_id);
  v_expedition expedition.expedition;
begin
  for v_expedition in
    select x.* from expedition.expedition x
    where x.vente_id = p_vente_id and x.statut <> 'annulée' order by x.id for update
  loop
    v_expedition.client_id := v_vente.client_id;
    if v_expedition.statut = 'validée' then
      v_expedition.montant_organisation := vente.exiger_montant(devise.convertir(
        expedition.montant(v_expedition.id)::bigint, v_vente.devise,
        v_expedition.devise_organisation, v_expedition.date_operation));
      perform expedition.ranger(v_expedition, p_auteur_id, p_le);
    end if;
    update expedition.expedition x
    set client_id = v_expedition.client_id,
        montant_organisation = v_expedition.montant_organisation
    where x.id = v_expedition.id;
    perform document.suivre('expedition', 'corriger', v_expedition.id, p_le);
  end loop;
end
$$;
