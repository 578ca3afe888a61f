-- The other open controls that wait for the same unknown entity, the oldest first.
-- Spec: Conflict handling; Control queue, reference_inconnue.
-- Chosen: «when the entity appears, `correction` is offered for all its dependants at once»; at
--         most 500 in one call.
create or replace function controle.dependants(p_id uuid) returns setof controle.controle
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select d.*
  from controle.controle c
    join controle.controle d on d.organisation_id = c.organisation_id
      and d.inconnu_id = c.inconnu_id and d.statut = 'ouvert' and d.id <> c.id
  where c.id = p_id
  order by d.ouvert_le, d.rang limit 500
$$;
