-- POST /v1/sync/jeton-vidage: returns the scope and lifetime of the token for a draining code. The
-- caller is not signed in: only the code gives access, and only to this route.
-- Chosen: docs/decisions/0020-reglages.md.
-- Spec: appareils#vidage.
-- Refuses: code_vidage_invalide, organisation_suspendue.
create or replace function v1.sync_jeton_vidage(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return appareil.echanger_code_vidage(
    (p_requete ->> 'appareil_id')::uuid, p_requete ->> 'code', now());
end
$$;
grant execute on function v1.sync_jeton_vidage(jsonb, jsonb) to api;
