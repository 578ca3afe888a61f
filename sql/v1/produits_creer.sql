-- POST /v1/produits: a product of the organization's own. The schemas of its attributes were
-- validated by the caller.
-- Spec: packs-et-campagnes#produits.
-- Chosen: products.manage.
-- Refuses: droit_manquant and what `produit.creer` refuses.
create or replace function v1.produits_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'products.manage');
  return produit.creer(p_requete, now());
end
$$;
grant execute on function v1.produits_creer(jsonb, jsonb) to api;
