-- POST /v1/produits/{id}/activer: makes a product active again.
-- Spec: packs-et-campagnes#activite-du-produit.
-- Chosen: products.manage.
-- Refuses: droit_manquant, produit_introuvable, produit_deja_actif.
create or replace function v1.produits_activer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'products.manage');
  return produit.activer((p_requete ->> 'id')::uuid, true, p_requete ->> 'raison', now());
end
$$;
grant execute on function v1.produits_activer(jsonb, jsonb) to api;
