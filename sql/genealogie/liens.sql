-- What passed between the records of a genealogy that an answer shows, upstream and downstream,
-- movement by movement, as the items of a JSON list; reversed ones are not part of it.
-- Spec: genealogie#genealogie.
-- Why: bounded, as all that an answer holds. Sorted before it is written: a row of numbers and ids
--      fits into memory where one of text does not.
create or replace function genealogie.liens(
  p_amont matiere.noeud[], p_aval matiere.noeud[], p_limite integer) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (
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
      select m.id, m.rang, m.genre, m.date_operation, m.auteur_id
      from matiere.mouvement m
      where m.id = any(array(select distinct l.mouvement_id from lien l))
    ),
    instant as materialized (
      select i.le, core.horodatage(i.le) as ecrit
      from (select distinct m.date_operation as le from mouvement m) as i
    ),
    date as materialized (
      select m.id, m.rang, m.genre, i.ecrit, m.auteur_id,
             row_number() over (order by i.ecrit, m.id) as place
      from mouvement m join instant i on i.le = m.date_operation
    ),
    montre as (
      select d.place, d.genre, d.ecrit, d.auteur_id, l.*
      from lien l join date d on d.id = l.mouvement_id
      order by d.rang, l.de_id, l.vers_id limit p_limite
    )
    select string_agg(format(
        '{"mouvement_id":"%s","genre":"%s","date_operation":"%s","auteur_id":%s,"de_genre":"%s",'
        '"de_id":"%s","vers_genre":"%s","vers_id":"%s","quantite_g":%s}',
        t.mouvement_id::text, t.genre, t.ecrit, coalesce('"' || t.auteur_id || '"', 'null'),
        t.de_genre, t.de_id::text, t.vers_genre, t.vers_id::text, t.quantite_g::text), ', ')
    from (select x.* from montre x order by x.place, x.de_id, x.vers_id, x.quantite_g) as t);
end
$$;
