-- Links as the items of a JSON list, in pieces of two hundred that follow each other: the place of
-- each one's movement among what is written of movements, and of both its records their ranks.
-- Spec: genealogie#genealogie.
-- Why: a plan for any arrays reads them where they are; one made for these would copy them, and
--      walk through texts to find each.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.ecrire_liens(
  p_debuts text[], p_genres text[], p_ids uuid[], p_rangs integer[], p_dits integer[],
  p_des integer[], p_vers integer[], p_poids_g bigint[]) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_des text[];
  v_vers text[];
begin
  select array_agg(n.genre || '","de_id":"' || n.id || '","vers_genre":"'),
         array_agg(n.genre || '","vers_id":"' || n.id || '","quantite_g":')
  into v_des, v_vers
  from (select distinct on (x.rang) x.genre, x.id
        from unnest(p_genres, p_ids, p_rangs) as x (genre, id, rang) order by x.rang) as n;
  for i in 0 .. coalesce((cardinality(p_dits) - 1) / 200, -1) loop
    return next (
      select case when i > 0 then ', ' else '' end || string_agg(
        p_debuts[p_dits[l]] || v_des[p_des[l]] || v_vers[p_vers[l]] || p_poids_g[l] || '}', ', ')
      from generate_series(i * 200 + 1, least(i * 200 + 200, cardinality(p_dits))) as l);
  end loop;
end
$$;
