-- What passed between the records of a genealogy that an answer shows, upstream and downstream,
-- movement by movement; reversed ones are not part of it.
-- Spec: domain, genealogy. Why: bounded, as all that an answer holds.
create or replace function genealogie.liens(
  p_amont matiere.noeud[], p_aval matiere.noeud[], p_limite integer)
returns table (
  mouvement_id uuid, genre text, date_operation text, auteur_id uuid, de_genre text, de_id uuid,
  vers_genre text, vers_id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with amont as materialized (select a.genre, a.id from unnest(p_amont) as a),
  aval as materialized (select a.genre, a.id from unnest(p_aval) as a),
  lien as (
    select f.mouvement_id, f.rang
    from amont v
      join matiere.filiation f on f.vers_id = v.id and f.vers_genre = v.genre and not f.annulee
      join amont d on d.id = f.de_id and d.genre = f.de_genre
    union
    select f.mouvement_id, f.rang
    from aval d
      join matiere.filiation f on f.de_id = d.id and f.de_genre = d.genre and not f.annulee
      join aval v on v.id = f.vers_id and v.genre = f.vers_genre
  )
  select f.mouvement_id, m.genre, core.horodatage(m.date_operation), m.auteur_id, f.de_genre,
         f.de_id, f.vers_genre, f.vers_id, sum(f.quantite_g)::bigint
  from lien l
    join matiere.filiation f on f.mouvement_id = l.mouvement_id and f.rang = l.rang
    join matiere.mouvement m on m.organisation_id = f.organisation_id and m.id = f.mouvement_id
  group by f.mouvement_id, m.genre, m.date_operation, m.auteur_id, f.de_genre, f.de_id,
           f.vers_genre, f.vers_id, m.rang
  order by m.rang, f.de_id, f.vers_id limit p_limite;
end
$$;
