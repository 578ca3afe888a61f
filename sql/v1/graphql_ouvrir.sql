-- Opens a read over GraphQL: returns the caller and their rights: the modules that they read, their
-- permissions, and the right of every active account (`membre`). The calling function turns the
-- result into settings that the policies of role `lecture` check.
-- Spec: identites-et-droits#membre.
-- Chosen: docs/decisions/0003-lectures.md, docs/decisions/0021-graphql.md.
-- Refuses: compte_inactif, and what `utilisateur.identifier` refuses.
create or replace function v1.graphql_ouvrir(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecteur(p_appelant, now());
  v_permissions text[] := utilisateur.permissions_de_session(v_session, now());
begin
  return json_build_object(
    'organisation_id', v_session.organisation_id, 'utilisateur_id', v_session.utilisateur_id,
    'lectures', to_json(array['membre'] || v_permissions || array(
      select m.code from module.module m
      where 'dashboard.view' = any (v_permissions)
        or exists (select from utilisateur.permission p
                   where p.module = m.code and p.code = any (v_permissions))
      order by m.code)),
    'le', core.horodatage(now()));
end
$$;
grant execute on function v1.graphql_ouvrir(jsonb, jsonb) to api;
