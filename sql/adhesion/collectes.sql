-- Returns the collections of some producers, and the collections of plots that these producers held
-- at any time: a merge judges all of them again.
-- Spec: file-de-controle#fusion.
create or replace function adhesion.collectes(p_ids uuid[]) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id from collecte.collecte c where c.producteur_id = any (p_ids)
  union
  select a.id
  from parcelle.transfert t cross join parcelle.collectes(t.parcelle_id) as a (id)
  where t.producteur_id = any (p_ids) or t.ancien_id = any (p_ids);
end
$$;
