-- Everything that went into some records, and those records themselves, back to their collections
-- and expected references; what came from a supplier, or from nowhere known, has nothing before it.
-- Spec: Recall, «plan».
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
      from amont a join matiere.filiation f on f.vers_id = a.id and not f.annulee
      where f.de_genre in ('collecte', 'attendu', 'lot', 'expedition')
    )
    select a.id from amont a);
end
$$;
