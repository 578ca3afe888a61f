-- Everything that went into some records, and those records themselves.
-- Spec: Recall, «genealogy».
create or replace function matiere.ancetres(p_ids uuid[])
returns table (genre text, id uuid)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with recursive amont as (
    select null::text as genre, i.id from unnest(p_ids) as i (id)
    union
    select f.de_genre, f.de_id
    from amont a join matiere.filiation f on f.vers_id = a.id and not f.annulee
  )
  select a.genre, a.id from amont a;
end
$$;
