-- Lists the dependents of quality states: later revisions of the same plot, and collections on the
-- plot that were recorded since, from the dates of the states on. Capacities are not listed,
-- because they return to validation by themselves.
-- Spec: imports#annulation.
create or replace function importation.dependances_statuts(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from conformite.revision r
      cross join lateral (
        select 'revision' as entite, s.id from conformite.revision s
        where s.parcelle_id = r.parcelle_id and s.referentiel_code = r.referentiel_code
          and s.rang > r.rang and s.id <> all (p_ids)
        union all
        select 'collecte', c.id from collecte.collecte c
        where c.parcelle_id = r.parcelle_id and c.date_operation >= r.depuis
          and c.recue_le >= r.enregistree_le) as d
    where r.id = any (p_ids)
    group by d.entite, d.id
    limit 100;
end
$$;
