-- Creates a draft expedition under a validated sale. No matter moves.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: vente_inconnue, transition_refusee (the sale is not validated), what `expedition.ecrire`
--          refuses.
-- Locks: the sale.
create or replace function expedition.creer(p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition;
  v_vente vente.vente := vente.verrouiller((p_requete ->> 'vente_id')::uuid, 'expedier');
begin
  v_expedition.organisation_id := core.organisation_id();
  v_expedition.id := gen_random_uuid();
  v_expedition.vente_id := v_vente.id;
  v_expedition.client_id := v_vente.client_id;
  v_expedition.date_operation := (p_requete ->> 'date_operation')::timestamptz;
  v_expedition.numero_coi := p_requete ->> 'numero_coi';
  v_expedition.note := p_requete ->> 'note';
  v_expedition.cree_le := p_le;
  v_expedition.auteur_id := p_auteur_id;
  perform expedition.ecrire(v_expedition, '{"conteneurs": []}' || p_requete, p_le);
  perform expedition.changer_statut(
    v_expedition.id, 'creer', null, null, p_auteur_id, p_le, p_requete);
  return expedition.presenter(v_expedition.id);
end
$$;
