-- POST /v1/producteurs/{id}/groupement: moves a producer to another group from a date on.
-- Spec: terrain#groupement-du-membre.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: droit_manquant, and what `producteur.changer_groupement` refuses.
create or replace function v1.producteurs_groupement(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'review.resolve');
  return producteur.changer_groupement(
    (p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.producteurs_groupement(jsonb, jsonb) to api;
