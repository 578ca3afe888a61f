-- Returns the kinds of events that a request names, each once, in their order.
-- Spec: webhooks#genres.
create or replace function webhook.genres(p_genres jsonb) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array_agg(g.genre order by g.rang) from webhook.genre g
  where p_genres ? g.genre and g.genre <> 'essai'
$$;
