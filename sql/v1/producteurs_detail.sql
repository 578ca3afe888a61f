-- GET /v1/producteurs/{id}: a producer with group, plots, history, balances and open controls;
-- never the identity document.
-- Spec: terrain#producteurs.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, producteur_inconnu.
create or replace function v1.producteurs_detail(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  return producteur.detailler((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.producteurs_detail(jsonb, jsonb) to api;
