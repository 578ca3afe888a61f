-- GET /v1/produits: the organization's products by code, each with its attributes in pack order.
-- Spec: Produit. Refuses: compte_inactif.
create or replace function v1.produits(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_actif(p_appelant, now());
  return json_build_object('produits', (
    select coalesce(json_agg(produit.presenter(p, now()) order by p.code), '[]')
    from produit.produit p));
end
$$;
grant execute on function v1.produits(jsonb, jsonb) to api;
