-- What passed between the shown records of a genealogy and those that a walk ends at (a producer, a
-- supplier, a loss), where the walk did not go: what came back to one of them on the way up, what
-- another one of them gave on the way down. Records stand as `genealogie.montrer` shows them: the
-- first ones, up to `p_fin`, upstream, the first one and those behind downstream.
-- Spec: genealogie#genealogie.
create or replace function genealogie.liens_des_bouts(
  p_genres text[], p_ids uuid[], p_rangs integer[], p_fin integer)
returns table (mouvement_id uuid, de integer, vers integer, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_bouts integer[] := array(
    select n.n::integer from unnest(p_genres) with ordinality as n (genre, n)
    where n.genre not in ('lot', 'collecte', 'attendu', 'expedition'));
  v_genres text[];
  v_ids uuid[];
begin
  if cardinality(v_bouts) = 0 then
    return;
  end if;
  select array_agg(p_genres[b]), array_agg(p_ids[b]) into v_genres, v_ids from unnest(v_bouts) as b;
  return query
  with noeud as materialized (
    select n.genre, n.id, n.rang, n.n
    from unnest(p_genres, p_ids, p_rangs) with ordinality as n (genre, id, rang, n)
  ),
  bout as materialized (
    select n.genre, n.id, p_rangs[n.n] as rang, n.n
    from unnest(v_genres, v_ids, v_bouts) as n (genre, id, n)
  )
  select f.mouvement_id, d.rang, b.rang, f.quantite_g
  from bout b
    join matiere.filiation f on f.vers_id = b.id and f.vers_genre = b.genre and not f.annulee
    join noeud d on d.id = f.de_id and d.genre = f.de_genre and d.n <= p_fin
  where b.n <= p_fin
  union all
  select f.mouvement_id, b.rang, v.rang, f.quantite_g
  from bout b
    join matiere.filiation f on f.de_id = b.id and f.de_genre = b.genre and not f.annulee
    join noeud v on v.id = f.vers_id and v.genre = f.vers_genre and (v.n = 1 or v.n > p_fin)
  where b.n > p_fin and not (b.rang = any(p_rangs[:p_fin]) and v.rang = any(p_rangs[:p_fin]));
end
$$;
