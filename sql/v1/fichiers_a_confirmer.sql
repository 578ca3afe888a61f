-- The first half of POST /v1/fichiers/{id}/confirmer: returns the key of the object to look for in
-- the store.
-- Spec: fichiers#arrivee.
-- Chosen: docs/decisions/0026-fichiers.md.
-- Refuses: appareil_inconnu, vidage_autre_appareil, fichier_inconnu.
create or replace function v1.fichiers_a_confirmer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier_porteur(
    p_appelant, (p_requete ->> 'appareil_id')::uuid, now());
begin
  perform appareil.du_porteur(v_session, (p_requete ->> 'appareil_id')::uuid);
  return fichier.a_confirmer(v_session.organisation_id, (p_requete ->> 'id')::uuid);
end
$$;
grant execute on function v1.fichiers_a_confirmer(jsonb, jsonb) to api;
