-- POST /v1/producteurs/{id}/retour: a member comes back at a date.
-- Spec: terrain#sortie.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: droit_manquant, and what `producteur.revenir` refuses.
create or replace function v1.producteurs_retour(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'review.resolve');
  return producteur.revenir((p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.producteurs_retour(jsonb, jsonb) to api;
