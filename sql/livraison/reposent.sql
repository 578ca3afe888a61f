-- Returns the open controls that depend on a delivery note: other notes that name one of its
-- collections.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md.
create or replace function livraison.reposent(p_contexte commande.contexte) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select k.id
  from livraison.attentes((p_contexte.payload ->> 'livraison_id')::uuid, null) as k;
end
$$;
