-- Stores the response of a publisher's act under the idempotency key of its call, at the end of the
-- act's transaction. The first statement of that act gave access to the publisher's table.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md.
create or replace function v1.garder_reponse_editeur(p_appelant jsonb, p_reponse bytea)
returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform idempotence.garder(p_appelant, null, p_reponse, now());
end
$$;
grant execute on function v1.garder_reponse_editeur(jsonb, bytea) to api;
