-- Returns the ids of the records on a plot from a date on: collections, estimates, inspections,
-- findings.
-- Spec: file-de-controle#repose.
-- Why: inspections are found by the holders of the plot, for which an index exists.
create or replace function parcelle.ecrits(p_parcelle_id uuid, p_depuis timestamptz)
returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id from collecte.collecte c
  where c.parcelle_id = p_parcelle_id and c.date_operation >= p_depuis
  union all
  select e.id from recolte.estimation e
  where e.parcelle_id = p_parcelle_id and e.date_operation >= p_depuis
  union all
  select i.id from inspection.inspection i
  where i.producteur_id = any (parcelle.detenteurs(p_parcelle_id))
    and i.parcelle_id = p_parcelle_id and i.date_operation >= p_depuis
  union all
  select n.id from non_conformite.non_conformite n
  where n.parcelle_id = p_parcelle_id and n.date_operation >= p_depuis;
end
$$;
