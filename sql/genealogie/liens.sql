-- Returns the links between the shown records of a genealogy, as columns. A link has two records
-- and a mass. `places` gives the position of each record in the response. A line of `mouvements`
-- holds one movement: its details and the positions of its links. Movements keep their order.
-- Reversed movements are left out. Above the limit, the links of the movements posted earliest are
-- kept.
-- Spec: genealogie#genealogie.
-- Why: data that all links of a movement share are written once. A column is a text of lines; its
--      first line is its name. The sender sorts the links of a movement and builds their JSON.
-- Chosen: docs/performance.md#genealogy.
create or replace function genealogie.liens(
  p_mouvements uuid[], p_des integer[], p_vers integer[], p_poids_g bigint[],
  p_places integer[], p_limite integer)
returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  if cardinality(p_mouvements) > p_limite then
    select array_agg(l.id), array_agg(l.de), array_agg(l.vers), array_agg(l.poids_g)
    into p_mouvements, p_des, p_vers, p_poids_g
    from (
      select m.id, min(x.de) as de, min(x.vers) as vers, sum(x.poids_g)::bigint as poids_g
      from unnest(p_mouvements, p_des, p_vers, p_poids_g) as x (mouvement_id, de, vers, poids_g)
        join matiere.mouvement m on m.id = x.mouvement_id
      group by m.id, m.rang, p_places[x.de], p_places[x.vers]
      order by m.rang, p_places[x.de], p_places[x.vers] limit p_limite) as l;
  end if;

  return query
  values (concat_ws(E'\n', 'de', array_to_string(p_des, E'\n'))),
         (concat_ws(E'\n', 'vers', array_to_string(p_vers, E'\n'))),
         (concat_ws(E'\n', 'places', array_to_string(p_places, E'\n'))),
         (concat_ws(E'\n', 'poids_g', array_to_string(p_poids_g, E'\n')));
  return query
  select concat_ws(E'\n', 'mouvements', string_agg(concat(
    array_to_string(m.places, ','), ' "mouvement_id":"', m.id, '","genre":"', m.genre,
    '","date_operation":"', core.horodatage(m.date_operation), '","auteur_id":"', m.auteur_id,
    '"'), E'\n'))
  from (
    select l.places, x.id, x.genre, x.auteur_id, x.date_operation
    from (select u.id, array_agg(u.n) as places
          from unnest(p_mouvements) with ordinality as u (id, n) group by u.id) as l
      join matiere.mouvement x on x.id = l.id
    order by x.date_operation, x.id) as m;
end
$$;
