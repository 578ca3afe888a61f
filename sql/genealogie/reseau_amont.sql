-- Returns the network of all records that went into the given records: the records, starting ones
-- first, and their links towards the origins, as positions among the records, sorted by starting
-- record, with the movement of each. `restes_g` is the mass of a record that no link explains (a
-- reference that is not settled yet).
-- Spec: genealogie#genealogie.
-- Why: the walk ends at producers, at suppliers, and at matter that a movement lost or found,
--      because these mix unrelated goods: goods that a supplier brought are not the goods returned
--      to that supplier. The plan is made for the actual number of records, since a plan for ten
--      records takes a thousand times as long.
create or replace function genealogie.reseau_amont(
  p_racines matiere.noeud[],
  out genres text[], out ids uuid[], out restes_g bigint[],
  out proches integer[], out lointains integer[], out poids_g bigint[], out mouvements uuid[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  with recursive amont as (
    select r.genre, r.id from unnest(p_racines) as r
    union
    select f.de_genre, f.de_id
    from amont a
      join matiere.filiation f
        on f.vers_id = a.id and f.vers_genre = a.genre and not f.annulee
    where a.genre in ('lot', 'collecte', 'attendu', 'expedition')
      or (a.genre, a.id)::matiere.noeud = any(p_racines)
  )
  select array_agg(a.genre), array_agg(a.id) into genres, ids from amont a;

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
        on f.vers_id = p.id and f.vers_genre = p.genre and not f.annulee
      join noeud l on l.id = f.de_id and l.genre = f.de_genre
    where p.genre in ('lot', 'collecte', 'attendu', 'expedition')
      or (p.genre, p.id)::matiere.noeud = any(p_racines)
    order by p.n, f.mouvement_id, f.rang) as l;

  -- The mass of an expected reference that no collection has brought yet.
  restes_g := array_fill(0::bigint, array[cardinality(ids)]);
  if 'attendu' = any(genres) then
    select array_agg(case n.genre when 'attendu' then greatest(0, coalesce(
        (select sum(case f.de_id when n.id then f.quantite_g else -f.quantite_g end)
         from matiere.filiation f where n.id in (f.de_id, f.vers_id) and not f.annulee
           and exists (select from matiere.filiation e where e.vers_id = n.id and not e.annulee)),
        0))::bigint else 0 end order by n.n)
    into restes_g from unnest(genres, ids) with ordinality as n (genre, id, n);
  end if;
end
$$;
