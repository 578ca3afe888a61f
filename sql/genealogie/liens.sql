-- What passed between the records of a genealogy that an answer shows, movement by movement, in the
-- order in which it is told; reversed ones are not part of it. Of more than the limit, those of the
-- movements that were posted first. Records are told by their ranks by their ids; `debuts` is what
-- is written of each movement, by its place, before what it says of a link.
-- Spec: genealogie#genealogie.
-- Why: from one step to the next as arrays, whose lengths the planner knows, of numbers, which sort
--      narrowly; what a movement and a record say of each of their links is written once.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.liens(
  p_mouvements uuid[], p_des integer[], p_vers integer[], p_poids_g bigint[], p_limite integer,
  out debuts text[], out dits integer[], out des integer[], out vers integer[],
  out poids_g bigint[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_ids uuid[];
begin
  if cardinality(p_mouvements) > p_limite then
    select array_agg(l.id), array_agg(l.de), array_agg(l.vers), array_agg(l.poids_g)
    into p_mouvements, p_des, p_vers, p_poids_g
    from (
      select m.id, x.de, x.vers, sum(x.poids_g)::bigint as poids_g
      from unnest(p_mouvements, p_des, p_vers, p_poids_g) as x (mouvement_id, de, vers, poids_g)
        join matiere.mouvement m on m.id = x.mouvement_id
      group by m.id, m.rang, x.de, x.vers
      order by m.rang, x.de, x.vers limit p_limite) as l;
  end if;

  select array_agg(m.id), array_agg(concat(
    '{"mouvement_id":"', m.id, '","genre":"', m.genre, '","date_operation":"', m.ecrit,
    '","auteur_id":"', m.auteur_id, '","de_genre":"'))
  into v_ids, debuts
  from (
    select x.id, x.genre, x.auteur_id, core.horodatage(x.date_operation) collate "C" as ecrit
    from matiere.mouvement x where x.id = any(p_mouvements)
    order by ecrit, x.id) as m;
  select array_agg(l.dit), array_agg(l.de), array_agg(l.vers), array_agg(l.poids_g)
  into dits, des, vers, poids_g
  from (
    select m.n::integer as dit, p_des[i] as de, p_vers[i] as vers,
           sum(p_poids_g[i])::bigint as poids_g
    from generate_series(1, cardinality(p_mouvements)) as i
      join unnest(v_ids) with ordinality as m (id, n) on m.id = p_mouvements[i]
    group by 1, 2, 3 order by 1, 2, 3) as l;
end
$$;
