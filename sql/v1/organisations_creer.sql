-- POST /v1/organisations: creates a client organization, with its first administrator.
-- Spec: organisations-et-modules#ouverture.
-- Refuses: droit_manquant, organisation_code_deja_pris.
-- Chosen: an `X-Organisation` header is ignored.
create or replace function v1.organisations_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  v_reponse := organisation.ouvrir(p_requete, now());
  perform journal.consigner_editeur(
    p_appelant, now(), jsonb_build_object('methode', 'POST', 'chemin', '/v1/organisations'),
    (v_reponse -> 'organisation' ->> 'id')::uuid);
  return v_reponse;
end
$$;
grant execute on function v1.organisations_creer(jsonb, jsonb) to api;
