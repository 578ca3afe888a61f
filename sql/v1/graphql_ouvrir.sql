-- Opens a read over GraphQL: who is calling, and what they may read: the modules they read, the
-- permissions they hold, and what every active account reads (`membre`). The caller of this door
-- makes settings of it, which the policies of role `lecture` judge by.
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
