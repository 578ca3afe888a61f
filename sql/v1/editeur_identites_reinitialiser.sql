-- POST /v1/editeur/identites/reinitialiser-mot-de-passe: the publisher resets any person's
-- password.
-- Spec: identites-et-droits#mot-de-passe.
-- Refuses: droit_manquant, identite_inconnue.
create or replace function v1.editeur_identites_reinitialiser(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  perform personne.reinitialiser_par_editeur(
    p_requete ->> 'identifiant', p_requete ->> 'mot_de_passe_hash', now());
  perform journal.consigner_editeur(p_appelant, now(), jsonb_build_object(
    'methode', 'POST', 'chemin', '/v1/editeur/identites/reinitialiser-mot-de-passe',
    'details', jsonb_build_object('identifiant', p_requete ->> 'identifiant',
                                  'raison', p_requete ->> 'raison')));
  return json_build_object('identifiant', p_requete ->> 'identifiant');
end
$$;
grant execute on function v1.editeur_identites_reinitialiser(jsonb, jsonb) to api;
