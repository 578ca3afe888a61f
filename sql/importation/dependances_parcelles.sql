-- Lists the dependents of plots: the dependents that a plot registered by a command would have, and
-- quality states. A history whose states were all undone does not count.
-- Spec: imports#annulation.
create or replace function importation.dependances_parcelles(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from unnest(p_ids) as i (id)
      cross join lateral (
        select x.entite, x.id from parcelle.dependances(importation.contexte(
          'parcelle.enregistrer', jsonb_build_object('parcelle_id', i.id), null, null, null,
          null)) as x
        union all
        select 'revision', r.id from conformite.revision r
        where r.parcelle_id = i.id and exists (
          select from conformite.statut_parcelle s where s.parcelle_id = i.id)) as d
    limit 100;
end
$$;
