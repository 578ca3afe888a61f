-- Returns all records that went into the given records, and the given records. The walk ends at
-- producers, suppliers and matter that a movement lost or found: goods brought by a supplier are
-- not linked to goods returned to that supplier.
-- Spec: genealogie#genealogie.
create or replace function genealogie.ancetres(p_ids uuid[])
returns table (genre text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with recursive amont as (
    select null::text as genre, i.id from unnest(p_ids) as i (id)
    union
    select f.de_genre, f.de_id
    from amont a join matiere.filiation f on f.vers_id = a.id and not f.annulee
    where a.genre is null or a.genre = f.vers_genre
      and a.genre in ('lot', 'collecte', 'attendu', 'expedition')
  )
  select a.genre, a.id from amont a;
end
$$;
