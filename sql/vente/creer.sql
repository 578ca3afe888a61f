-- Creates a draft sale with its lines; without a currency, the organization's currency is used.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: what `vente.ecrire` refuses.
create or replace function vente.creer(p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := jsonb_populate_record(null::vente.vente, p_requete);
begin
  v_vente.organisation_id := core.organisation_id();
  v_vente.id := gen_random_uuid();
  v_vente.devise := coalesce(v_vente.devise, (
    select o.devise_defaut from organisation.organisation o where o.id = core.organisation_id()));
  v_vente.tolerance_cp := coalesce(v_vente.tolerance_cp, 0);
  v_vente.cree_le := p_le;
  v_vente.auteur_id := p_auteur_id;
  perform vente.ecrire(v_vente, p_requete -> 'lignes', p_le);
  perform vente.changer_statut(v_vente.id, 'creer', null, p_auteur_id, p_le, p_requete);
  return vente.presenter(v_vente.id);
end
$$;
