-- Everything that went into some records, and those records themselves.
-- The walk ends at producers, suppliers and what a movement lost or found: what a supplier brought
-- has nothing to do with what went back to them.
-- Spec: Recall, «genealogy».
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
