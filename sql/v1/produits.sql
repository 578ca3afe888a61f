-- GET /v1/produits: the organization's products by code, each with its attributes in pack order, as
-- frozen by the campaign given by its id or code, else by the latest opened one, and with what a
-- reception of it may measure at most by now.
-- Spec: packs-et-campagnes#produits, receptions#refus-seuil.
-- Chosen: docs/decisions/0043-pack-fige.md.
-- Refuses: compte_inactif, campagne_introuvable, campagne_non_ouverte (it froze nothing yet).
create or replace function v1.produits(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voulue text := p_requete ->> 'campagne';
  v_campagne_id uuid;
begin
  perform utilisateur.exiger_lecteur(p_appelant, now());
  if v_voulue is not null then
    v_campagne_id := (campagne.exiger_figee(v_voulue)).id;
  end if;
  return json_build_object('produits', (
    select coalesce(
      json_agg(produit.presenter(produit.de_campagne(p.id, v_campagne_id), now())::jsonb
        || jsonb_build_object(
          'seuils_reception', reglage.objet('reception.seuils.' || p.code, now()))
        order by p.code), '[]')
    from produit.produit p));
end
$$;
grant execute on function v1.produits(jsonb, jsonb) to api;
