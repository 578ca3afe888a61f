-- Returns the keys of the caller in the organization of the call: `{organisation_id,
-- utilisateur_id}` of an active account. An identity is bound once and for all, so each process
-- caches the keys as long as it caches the verified token, and passes them back as `connu`; values
-- that may change are read at each call.
-- Spec: identites-et-droits#organisation-active.
-- Chosen: docs/performance.md#reads.
-- Refuses: what `utilisateur.exiger_actif` refuses: an account that every call refuses is not
--          bound.
create or replace function v1.connaitre(p_appelant jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(p_appelant, now());
begin
  return json_build_object('organisation_id', v_session.organisation_id,
                           'utilisateur_id', v_session.utilisateur_id);
end
$$;
grant execute on function v1.connaitre(jsonb) to api;
