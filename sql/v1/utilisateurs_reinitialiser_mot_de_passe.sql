-- POST /v1/utilisateurs/{id}/reinitialiser-mot-de-passe: a new provisional password, whose hash the
-- handler hands in.
-- Spec: identites-et-droits#mot-de-passe.
-- Refuses: droit_manquant, utilisateur_inconnu,
--          utilisateur_statut_refuse, identite_d_une_autre_organisation, identite_partagee.
create or replace function v1.utilisateurs_reinitialiser_mot_de_passe(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_acte(p_appelant, now(), 'utilisateurs_reinitialiser_mot_de_passe');
  perform utilisateur.reinitialiser_mot_de_passe((p_requete ->> 'id')::uuid, p_requete, now());
  return json_build_object(
    'utilisateur', utilisateur.presenter((p_requete ->> 'id')::uuid, now()));
end
$$;
grant execute on function v1.utilisateurs_reinitialiser_mot_de_passe(jsonb, jsonb) to api;
