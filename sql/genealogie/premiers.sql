-- Returns the first position of each record of a genealogy in a response: the positions up to
-- `p_fin` are upstream, the later ones downstream; a record shown in both directions has two
-- positions.
-- Spec: genealogie#genealogie.
create or replace function genealogie.premiers(p_genres text[], p_ids uuid[], p_fin integer)
returns integer[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_premiers integer[] := array(select generate_series(1, cardinality(p_ids)));
  v_deux record;
begin
  if p_fin < cardinality(p_ids) then
    for v_deux in
      select a.n as premier, s.n + p_fin as n
      from unnest(p_genres[:p_fin], p_ids[:p_fin]) with ordinality as a (genre, id, n)
        join unnest(p_genres[p_fin + 1:], p_ids[p_fin + 1:]) with ordinality as s (genre, id, n)
          on s.id = a.id and s.genre = a.genre
    loop
      v_premiers[v_deux.n] := v_deux.premier;
    end loop;
  end if;
  return v_premiers;
end
$$;
