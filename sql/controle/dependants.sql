-- Returns the other open controls that wait for the same unknown entity, the oldest first.
-- Spec: file-de-controle#plusieurs, file-de-controle#reference-arrivee.
-- Chosen: at most 500 in one call.
-- Why: the step is materialized, because a query that follows the order would read all open
--      controls before it finds five hundred.
create or replace function controle.dependants(p_id uuid) returns setof controle.controle
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with dependant as materialized (
    select d as controle
    from controle.controle c
      join controle.controle d on d.organisation_id = c.organisation_id
        and d.inconnu_id = c.inconnu_id and d.statut = 'ouvert' and d.id <> c.id
    where c.id = p_id
  )
  select (d.controle).*
  from dependant d order by (d.controle).ouvert_le, (d.controle).rang limit 500;
end
$$;
