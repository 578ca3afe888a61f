-- Returns the collection to which an official number was given.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.numero_officiel_collecte(
  p_numero_officiel numerotation.numero_officiel) returns collecte.collecte
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select x from collecte.collecte x
  where p_numero_officiel.entite = 'collecte'
    and x.organisation_id = p_numero_officiel.organisation_id
    and x.id = p_numero_officiel.entite_id
$$;
comment on function backoffice.numero_officiel_collecte(numerotation.numero_officiel) is
  'The collection that holds the number, when a collection does.';
grant execute on function backoffice.numero_officiel_collecte(numerotation.numero_officiel)
to lecture;
