-- GET /v1/moi: the caller in this organization, with their permissions and modules.
-- Spec: identites-et-droits#moi, licences-et-factures#avertissements, reglages#images.
-- Refuses: compte_inactif, organisation_*.
create or replace function v1.moi(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(p_appelant, now());
  v_licence jsonb := licence.situation(now());
  v_images text := reglage.texte('carte.images', now());
  v_reponse json;
begin
  select json_build_object(
    'utilisateur', json_build_object('id', u.id, 'identifiant', u.identifiant,
                                     'nom_affiche', u.nom_affiche, 'statut', u.statut),
    'organisation', json_build_object('id', o.id, 'code', o.code, 'nom', o.nom,
                                      'langue', o.langue, 'fuseau_horaire', o.fuseau_horaire,
                                      'devise_defaut', o.devise_defaut),
    'permissions', to_json(utilisateur.permissions(u.id, now())),
    'modules', (select coalesce(json_agg(json_build_object(
                  'code', a.module, 'etat', module.etat(a.actif_pendant, now()))
                  order by a.module), '[]')
                from module.activation a
                where module.etat(a.actif_pendant, now()) is not null),
    'onboarding', json_build_object('requis', u.accueil <> 'termine', 'etat', u.accueil))
  into v_reponse
  from utilisateur.utilisateur u join organisation.organisation o on o.id = u.organisation_id
  where u.id = v_session.utilisateur_id;
  -- An organization without a licence gets the response of the time before licences existed.
  return case when v_licence is null and v_images is null then v_reponse
    else (v_reponse::jsonb || jsonb_strip_nulls(jsonb_build_object('images', v_images))
      || case when v_licence is null then '{}' else jsonb_build_object('licence', v_licence) end
    )::json end;
end
$$;
grant execute on function v1.moi(jsonb, jsonb) to api;
