-- POST /v1/editeur/organisations/{id}/renommer: the publisher gives an organization another name.
-- Spec: organisations-et-modules#nom.
-- Refuses: droit_manquant, organisation_introuvable.
create or replace function v1.editeur_organisations_renommer(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  v_reponse := organisation.renommer((p_requete ->> 'id')::uuid, p_requete ->> 'nom',
                                     p_requete ->> 'raison', now());
  perform journal.consigner_editeur(p_appelant, now(), jsonb_build_object(
      'methode', 'POST',
      'chemin', format('/v1/editeur/organisations/%s/renommer', p_requete ->> 'id'),
      'details', p_requete - 'id'),
    (p_requete ->> 'id')::uuid);
  return v_reponse;
end
$$;
grant execute on function v1.editeur_organisations_renommer(jsonb, jsonb) to api;
