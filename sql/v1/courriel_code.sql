-- Returns the message with a new code by which an account proves the mail address that it named.
-- Spec: relances#courriel.
create or replace function v1.courriel_code(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return relance.ecrire_code((p_requete ->> 'utilisateur_id')::uuid, now());
end
$$;
grant execute on function v1.courriel_code(jsonb) to api;
