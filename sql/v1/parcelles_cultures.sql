-- POST /v1/parcelles/{id}/cultures: a plot grows something else from a date on.
-- Spec: terrain#cultures.
-- Chosen: docs/decisions/0047-cultures-et-chevauchements.md.
-- Refuses: droit_manquant, and what `parcelle.changer_cultures` refuses.
create or replace function v1.parcelles_cultures(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'review.resolve');
  return parcelle.changer_cultures(
    (p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.parcelles_cultures(jsonb, jsonb) to api;
