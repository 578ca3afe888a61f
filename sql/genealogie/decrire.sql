-- Records of a genealogy as a person reads them, as columns: `dit` is what is said of a record
-- alone (what it is called, when, its state), `produit`, `lieu`, `personne` and `auteur` are keys
-- of what many share, which the columns of the plural write once each. Names of people only where
-- they may be read.
-- Spec: genealogie#genealogie, genealogie#personnes.
-- Why: one statement for all of them, whatever their number. A column is a text of lines, its name
--      first; what is written of a record is put together by who sends it.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.decrire(p_genres text[], p_ids uuid[], p_personnes text[])
returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with noeud as materialized (
    select case when x.genre in ('lot', 'collecte', 'expedition') then x.genre end as genre,
           array_agg(x.n::integer) as places, array_agg(x.id) as ids,
           array_agg((x.genre, x.id)::matiere.noeud)
             filter (where x.genre not in ('lot', 'collecte', 'expedition')) as bouts
    from unnest(p_genres, p_ids) with ordinality as x (genre, id, n) group by 1
  ),
  decrit as materialized (
    select l.* from noeud n, genealogie.decrire_lots(n.places, n.ids) as l where n.genre = 'lot'
    union all
    select c.* from noeud n, genealogie.decrire_collectes(n.places, n.ids) as c
    where n.genre = 'collecte'
    union all
    select e.* from noeud n, genealogie.decrire_expeditions(n.places, n.ids) as e
    where n.genre = 'expedition'
    union all
    select b.* from noeud n, genealogie.decrire_bouts(n.places, n.bouts) as b
    where n.genre is null
  )
  select c.colonne
  from (
    select string_agg(concat(
             '"date":', coalesce('"' || core.horodatage(d.date) || '"', 'null'),
             ',"statut":', coalesce('"' || d.statut || '"', 'null'), ',"libelle":',
             coalesce(to_json(case when d.genre = any('{producteur,fournisseur}')
                                        and d.genre <> all(p_personnes) then null
                                   else d.libelle end)::text, 'null')), E'\n') as dits,
           string_agg(coalesce(d.produit_id::text, ''), E'\n') as produits,
           string_agg(coalesce(d.lieu_genre || ':' || d.lieu_id, ''), E'\n') as lieux,
           string_agg(coalesce(d.personne_genre || ':' || d.personne_id, ''), E'\n') as personnes,
           string_agg(coalesce(d.auteur_id::text, ''), E'\n') as auteurs
    from (select x.* from generate_series(1, cardinality(p_ids)) as n
            left join decrit x on x.place = n order by n) as d) as d
    cross join lateral (
      values (E'dit\n' || d.dits), (E'produit\n' || d.produits), (E'lieu\n' || d.lieux),
             (E'personne\n' || d.personnes), (E'auteur\n' || d.auteurs)
    ) as c (colonne)
  union all
  select concat_ws(E'\n', 'produits', string_agg(concat(
    p.id, ' {"id":"', p.id, '","nom":', to_json(p.nom_fr), ',"code":', to_json(p.code), '}'),
    E'\n'))
  from produit.produit p where p.id in (select d.produit_id from decrit d)
  union all
  select concat_ws(E'\n', 'lieux', string_agg(genealogie.nommer(l.genre, l.id, l.nom), E'\n'))
  from (select distinct d.lieu_genre, d.lieu_id, d.lieu from decrit d
        where d.lieu_id is not null) as l (genre, id, nom)
  union all
  select concat_ws(E'\n', 'personnes', string_agg(genealogie.nommer(
    p.genre, p.id, case when p.genre = any(p_personnes) then p.nom end), E'\n'))
  from (select distinct d.personne_genre, d.personne_id, d.personne from decrit d
        where d.personne_id is not null) as p (genre, id, nom)
  union all
  select concat_ws(E'\n', 'auteurs', string_agg(concat(
    u.id, ' {"id":"', u.id, '","nom":', coalesce(to_json(
      case when 'auteur' = any(p_personnes) then u.nom_affiche end)::text, 'null'), '}'), E'\n'))
  from utilisateur.utilisateur u where u.id in (select d.auteur_id from decrit d);
end
$$;
