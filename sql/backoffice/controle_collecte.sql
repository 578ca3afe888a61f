-- Returns the collection of a control.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.controle_collecte(p_controle controle.controle)
returns collecte.collecte
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select x from collecte.collecte x
  where p_controle.entite = 'collecte' and x.organisation_id = p_controle.organisation_id
    and x.id = p_controle.entite_id
$$;
comment on function backoffice.controle_collecte(controle.controle) is
  'The collection that it is about, when it is about one.';
grant execute on function backoffice.controle_collecte(controle.controle) to lecture;
