-- POST /v1/editeur/organisations/{id}/attester: the publisher attests the holder of an account.
-- Spec: identites-et-droits#attestation.
-- Refuses: droit_manquant and what `utilisateur.attester_par_editeur` refuses.
create or replace function v1.editeur_attester(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  v_reponse := utilisateur.attester_par_editeur(p_appelant, p_requete, now());
  perform journal.consigner_editeur(p_appelant, now(), jsonb_build_object(
      'methode', 'POST',
      'chemin', format('/v1/editeur/organisations/%s/attester', p_requete ->> 'id'),
      'details', jsonb_build_object('utilisateur_id', p_requete ->> 'utilisateur_id',
                                    'raison', p_requete ->> 'raison')),
    (p_requete ->> 'id')::uuid);
  return v_reponse;
end
$$;
grant execute on function v1.editeur_attester(jsonb, jsonb) to api;
