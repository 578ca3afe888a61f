-- POST /v1/editeur/organisations/{id}/suspendre: the publisher suspends an organization.
-- Spec: organisations-et-modules#suspension.
-- Refuses: droit_manquant, organisation_introuvable,
--          organisation_statut_refuse.
create or replace function v1.editeur_organisations_suspendre(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  v_reponse := organisation.changer_statut(p_appelant, (p_requete ->> 'id')::uuid, 'suspendue',
                                           p_requete ->> 'raison', now());
  perform journal.consigner_editeur(p_appelant, now(), jsonb_build_object(
      'methode', 'POST',
      'chemin', format('/v1/editeur/organisations/%s/suspendre', p_requete ->> 'id'),
      'details', jsonb_build_object('raison', p_requete ->> 'raison')),
    (p_requete ->> 'id')::uuid);
  return v_reponse;
end
$$;
grant execute on function v1.editeur_organisations_suspendre(jsonb, jsonb) to api;
