-- Returns the links between the shown records of a genealogy and the ends of a walk (a producer, a
-- supplier, a loss) that run against the direction of the walk: upstream, returns to an end;
-- downstream, deliveries by another end. Records are numbered as in `genealogie.montrer`: numbers
-- up to `p_fin` are upstream, number 1 and those after `p_fin` downstream; a record in both counts
-- by its first position.
-- Spec: genealogie#genealogie.
create or replace function genealogie.liens_des_bouts(
  p_genres text[], p_ids uuid[], p_premiers integer[], p_fin integer)
returns table (mouvement_id uuid, de integer, vers integer, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_bouts integer[];
  v_genres text[];
  v_ids uuid[];
begin
  select array_agg(n.n::integer), array_agg(n.genre), array_agg(p_ids[n.n])
  into v_bouts, v_genres, v_ids
  from unnest(p_genres) with ordinality as n (genre, n)
  where n.genre not in ('lot', 'collecte', 'attendu', 'expedition');
  if v_bouts is null then
    return;
  end if;
  return query
  with noeud as materialized (
    select n.genre, n.id, n.place, n.n
    from unnest(p_genres, p_ids, p_premiers) with ordinality as n (genre, id, place, n)
  ),
  bout as materialized (
    select n.genre, n.id, p_premiers[n.n] as place, n.n
    from unnest(v_genres, v_ids, v_bouts) as n (genre, id, n)
  )
  select f.mouvement_id, d.place, b.place, f.quantite_g
  from bout b
    join matiere.filiation f on f.vers_id = b.id and f.vers_genre = b.genre and not f.annulee
    join noeud d on d.id = f.de_id and d.genre = f.de_genre and d.n <= p_fin
  where b.n <= p_fin
  union all
  select f.mouvement_id, b.place, v.place, f.quantite_g
  from bout b
    join matiere.filiation f on f.de_id = b.id and f.de_genre = b.genre and not f.annulee
    join noeud v on v.id = f.vers_id and v.genre = f.vers_genre and (v.n = 1 or v.n > p_fin)
  where b.n > p_fin and not (b.place <= p_fin and v.place <= p_fin);
end
$$;
