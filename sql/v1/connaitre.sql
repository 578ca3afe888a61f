-- Who calls, in the organization of the call: `{organisation_id, utilisateur_id}` of an account
-- that is active. An identity is bound once and never again, so each process remembers them for as
-- long as it remembers the proof of a token, and hands them back as `connu`; what may change is
-- asked at each call.
-- Spec: identites-et-droits#organisation-active.
-- Chosen: docs/decisions/0064-prix-d-une-lecture.md.
-- Refuses: what `utilisateur.exiger_actif` refuses: nobody is bound here whom every call refuses.
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
