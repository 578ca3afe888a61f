-- What passed between the records of a genealogy that an answer shows, upstream and downstream,
-- movement by movement, as the items of a JSON list in pieces that follow each other; reversed ones
-- are not part of it. Of more than the limit, those of the movements that were posted first.
-- Spec: genealogie#genealogie.
-- Why: what a movement says of each of its links is written once, and what is shown is told by
--      counts, so that links are sorted once.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.liens(
  p_amont matiere.noeud[], p_aval matiere.noeud[], p_limite integer) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with noeud as materialized (
    select n.genre, n.id, bool_or(n.amont) as amont, bool_or(not n.amont) as aval
    from (select a.genre, a.id, true as amont from unnest(p_amont) as a
          union all select a.genre, a.id, false from unnest(p_aval) as a) as n
    group by n.genre, n.id
  ),
  lien as materialized (
    select f.mouvement_id, f.de_genre, f.de_id, f.vers_genre, f.vers_id,
           sum(f.quantite_g)::bigint as quantite_g
    from noeud v
      join matiere.filiation f on f.vers_id = v.id and f.vers_genre = v.genre and not f.annulee
      join noeud d on d.id = f.de_id and d.genre = f.de_genre
    where v.amont and d.amont or v.aval and d.aval
    group by f.mouvement_id, f.de_id, f.vers_id, f.de_genre, f.vers_genre
  ),
  mouvement as materialized (
    select m.id, m.rang, m.genre, m.date_operation, m.auteur_id, c.liens
    from (select l.mouvement_id, count(*)::integer as liens from lien l group by 1) as c
      join matiere.mouvement m on m.id = c.mouvement_id
  ),
  dit as materialized (
    select m.id,
           concat('{"mouvement_id":"', m.id, '","genre":"', m.genre, '","date_operation":"',
                  i.ecrit, '","auteur_id":', coalesce('"' || m.auteur_id || '"', 'null'),
                  ',"de_genre":"') as ecrit,
           row_number() over par_date as place, sum(m.liens) over par_date - m.liens as avant,
           p_limite - sum(m.liens) over (order by m.rang) + m.liens as montres
    from mouvement m
      join core.horodatages(array(select distinct x.date_operation from mouvement x)) as i
        on i.le = m.date_operation
    window par_date as (order by i.ecrit collate "C", m.id)
  ),
  montre as (
    select d.ecrit, d.avant + d.montres as dernier, l.*,
           row_number() over (order by d.place, l.de_id, l.vers_id, l.quantite_g) as n
    from lien l join dit d on d.id = l.mouvement_id
  )
  select case when row_number() over (order by m.morceau) > 1 then ', ' else '' end || string_agg(
      m.ecrit || m.de_genre || '","de_id":"' || m.de_id || '","vers_genre":"' || m.vers_genre
      || '","vers_id":"' || m.vers_id || '","quantite_g":' || m.quantite_g || '}', ', ')
  from (select (x.n - 1) / 200 as morceau, x.* from montre x where x.n <= x.dernier
        order by morceau, x.n) as m
  group by m.morceau order by m.morceau;
end
$$;
