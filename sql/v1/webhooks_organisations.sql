-- Returns the organizations for which workers send webhooks.
-- Spec: webhooks#livraison.
create or replace function v1.webhooks_organisations(p_requete jsonb) returns json
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(o), '[]') from tache.abonnes() as o
$$;
grant execute on function v1.webhooks_organisations(jsonb) to api;
