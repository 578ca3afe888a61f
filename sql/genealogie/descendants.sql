-- Returns the given records and all records into which they went. The walk ends at producers, at
-- suppliers, and at matter that a movement lost or found, because these mix unrelated goods: goods
-- that a supplier brought are not the goods returned to that supplier.
-- Spec: rappels#plan.
create or replace function genealogie.descendants(p_ids uuid[])
returns table (genre text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with recursive aval as (
    select null::text as genre, i.id from unnest(p_ids) as i (id)
    union
    select f.vers_genre, f.vers_id
    from aval a join matiere.filiation f on f.de_id = a.id and not f.annulee
    where a.genre is null or a.genre = f.de_genre
      and a.genre in ('lot', 'collecte', 'attendu', 'expedition')
  )
  select a.genre, a.id from aval a;
end
$$;
