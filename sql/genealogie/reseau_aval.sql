-- Returns the network of all records into which the given records went: the records, starting ones
-- first, and their links towards later records, as positions among the records, sorted by starting
-- record, with the movement of each. `restes_g` is the mass that entered a record, through any
-- link, and did not leave it.
-- Spec: genealogie#genealogie.
-- Why: the walk ends at producers, suppliers and matter that a movement lost or found, as in
--      `genealogie.reseau_amont`. The plan is made for the actual number of records, since a plan
--      for ten records takes a thousand times as long.
create or replace function genealogie.reseau_aval(
  p_racines matiere.noeud[],
  out genres text[], out ids uuid[], out restes_g bigint[],
  out proches integer[], out lointains integer[], out poids_g bigint[], out mouvements uuid[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  with recursive aval as (
    select r.genre, r.id from unnest(p_racines) as r
    union
    select f.vers_genre, f.vers_id
    from aval a
      join matiere.filiation f
        on f.de_id = a.id and f.de_genre = a.genre and not f.annulee
    where a.genre in ('lot', 'collecte', 'attendu', 'expedition')
      or (a.genre, a.id)::matiere.noeud = any(p_racines)
  )
  select array_agg(a.genre), array_agg(a.id) into genres, ids from aval a;

  with noeud as materialized (
    select n.genre, ids[n.n] as id, n.n::integer as n
    from unnest(genres) with ordinality as n (genre, n)
  )
  select array_agg(l.proche), array_agg(l.lointain), array_agg(l.quantite_g),
         array_agg(l.mouvement_id)
  into proches, lointains, poids_g, mouvements
  from (
    select p.n as proche, l.n as lointain, f.quantite_g, f.mouvement_id
    from noeud p
      join matiere.filiation f
        on f.de_id = p.id and f.de_genre = p.genre and not f.annulee
      join noeud l on l.id = f.vers_id and l.genre = f.vers_genre
    where p.genre in ('lot', 'collecte', 'attendu', 'expedition')
      or (p.genre, p.id)::matiere.noeud = any(p_racines)
    order by p.n, f.mouvement_id, f.rang) as l;

  select array_agg(greatest(0, coalesce(
      (select sum(f.quantite_g) from matiere.filiation f
       where f.vers_id = n.id and f.vers_genre = n.genre and not f.annulee), 0)
    - coalesce(
      (select sum(f.quantite_g) from matiere.filiation f
       where f.de_id = n.id and f.de_genre = n.genre and not f.annulee), 0))::bigint order by n.n)
  into restes_g from unnest(genres, ids) with ordinality as n (genre, id, n);
end
$$;
