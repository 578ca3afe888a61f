-- POST /v1/produits/{id}/desactiver: makes a product inactive; what is dated from now on names an
-- inactive reference.
-- Spec: packs-et-campagnes#activite-du-produit.
-- Chosen: products.manage.
-- Refuses: droit_manquant, produit_introuvable, produit_deja_inactif.
create or replace function v1.produits_desactiver(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'products.manage');
  return produit.activer((p_requete ->> 'id')::uuid, false, p_requete ->> 'raison', now());
end
$$;
grant execute on function v1.produits_desactiver(jsonb, jsonb) to api;
