-- Returns the given records and all records that went into them, back to their collections and
-- expected references; goods from a supplier or of unknown origin have no earlier records.
-- Spec: rappels#plan.
create or replace function rappel.amont(p_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with recursive amont as (
      select i.id from unnest(p_ids) as i (id)
      union
      select f.de_id
      from amont a
        cross join lateral (
          select v.de_id from matiere.filiation v
          where v.vers_id = a.id and not v.annulee
            and v.de_genre in ('collecte', 'attendu', 'lot', 'expedition') offset 0) as f
    )
    select a.id from amont a);
end
$$;
