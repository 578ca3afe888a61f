-- Returns the given records and all records into which they went. Matter that was given back to a
-- producer or a supplier, or lost, is not followed.
-- Spec: rappels#plan.
-- Why: a producer's account mixes the matter of all deliveries; a defect of one delivery says
-- nothing about another.
create or replace function rappel.aval(p_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with recursive aval as (
      select i.id from unnest(p_ids) as i (id)
      union
      select f.vers_id
      from aval a
        cross join lateral (
          select v.vers_id from matiere.filiation v
          where v.de_id = a.id and not v.annulee
            and v.vers_genre in ('collecte', 'attendu', 'lot', 'expedition') offset 0) as f
    )
    select a.id from aval a);
end
$$;
