-- GET /v1/expeditions/{id}/eudr: the plots behind what an expedition delivered, as GeoJSON.
-- Spec: ventes-et-expeditions#eudr.
-- Chosen: docs/decisions/0029-genealogie.md.
-- Refuses: droit_manquant, expedition_inconnue, expedition_non_validee, produit_hors_eudr.
create or replace function v1.expeditions_eudr(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecture(p_appelant, now(), 'ventes');
begin
  return matiere.eudr(
    (p_requete ->> 'id')::uuid, coalesce(p_requete ->> 'geometrie', 'points') = 'polygones',
    utilisateur.personnes_lisibles(v_session.utilisateur_id, now()));
end
$$;
grant execute on function v1.expeditions_eudr(jsonb, jsonb) to api;
