-- Stores the response of an act under the idempotency key of its call, at the end of the act's
-- transaction.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md.
create or replace function v1.garder_reponse(p_appelant jsonb, p_reponse bytea) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- The act may have changed the current organization: the response belongs to the caller's.
  v_session utilisateur.session := utilisateur.identifier(p_appelant, now());
begin
  perform idempotence.garder(p_appelant, v_session.utilisateur_id, p_reponse, now());
end
$$;
grant execute on function v1.garder_reponse(jsonb, bytea) to api;
