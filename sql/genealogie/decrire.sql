-- Returns the records of a genealogy with texts for people, as columns. `produits`, `lieux`,
-- `personnes` and `auteurs` contain shared values once each; a line of `communs` names the shared
-- values of some records and the positions of these records; `dit` has the data of one record: its
-- name, date and state, and of an expedition the numbers of its due diligence statements. Names of
-- people are included only if the caller may read them.
-- Spec: genealogie#genealogie, genealogie#personnes, eudr#numeros.
-- Why: one statement describes all records, and returns its rows one by one: first the shared
--      values, then the data of the records in blocks of a thousand. A column is a text of lines;
--      its first line is its name. The sender builds the JSON of each record. Each function
--      describes every given record once.
-- Chosen: docs/performance.md#genealogy.
create or replace function genealogie.decrire(p_genres text[], p_ids uuid[], p_personnes text[])
returns setof text
language sql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
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
  ),
  commun as materialized (
    select d.produit_id, d.lieu_genre, d.lieu_id, d.personne_genre, d.personne_id, d.auteur_id,
           array_agg(d.place) as places
    from decrit d group by 1, 2, 3, 4, 5, 6
  )
  select concat_ws(E'\n', 'produits', string_agg(concat(
    p.id, ' {"id":"', p.id, '","nom":', to_json(p.nom_fr), ',"code":', to_json(p.code), '}'),
    E'\n'))
  from produit.produit p where p.id in (select c.produit_id from commun c)
  union all
  select concat_ws(E'\n', 'lieux', string_agg(genealogie.nommer(
    l.genre, l.id, coalesce(e.nom, p.nom)), E'\n'))
  from (select distinct c.lieu_genre, c.lieu_id from commun c
        where c.lieu_id is not null) as l (genre, id)
    left join emplacement.emplacement e on l.genre = 'emplacement' and e.id = l.id
    left join parcelle.parcelle p on l.genre = 'parcelle' and p.id = l.id
  union all
  select concat_ws(E'\n', 'personnes', string_agg(genealogie.nommer(
    p.genre, p.id, case when p.genre = any(p_personnes)
                        then coalesce(d.nom || ' ' || d.prenoms, f.nom, l.nom) end), E'\n'))
  from (select distinct c.personne_genre, c.personne_id from commun c
        where c.personne_id is not null) as p (genre, id)
    left join producteur.producteur d on p.genre = 'producteur' and d.id = p.id
    left join fournisseur.fournisseur f on p.genre = 'fournisseur' and f.id = p.id
    left join client.client l on p.genre = 'client' and l.id = p.id
  union all
  select concat_ws(E'\n', 'auteurs', string_agg(concat(
    u.id, ' {"id":"', u.id, '","nom":', coalesce(to_json(
      case when 'auteur' = any(p_personnes) then u.nom_affiche end)::text, 'null'), '}'), E'\n'))
  from utilisateur.utilisateur u where u.id in (select c.auteur_id from commun c)
  union all
  select E'communs\n' || string_agg(concat(
    array_to_string(c.places, ','), ' ', c.produit_id, ' ', c.lieu_genre || ':' || c.lieu_id, ' ',
    c.personne_genre || ':' || c.personne_id, ' ', c.auteur_id), E'\n')
  from commun c
  union all
  (select E'dit\n' || string_agg(concat(
    '"date":', coalesce('"' || core.horodatage(d.date) || '"', 'null'),
    ',"statut":', coalesce('"' || d.statut || '"', 'null'), ',"libelle":',
    coalesce(to_json(case when d.genre = any('{producteur,fournisseur}')
                               and d.genre <> all(p_personnes) then null
                          else d.libelle end)::text, 'null'), d.declarations), E'\n')
  from (select x.genre, x.libelle, x.date, x.statut, (x.place - 1) / 2000 as part,
               case x.genre when 'expedition'
                 then ',"declarations_eudr":' || genealogie.numeros_dds(p_ids[x.place])::text
               end as declarations
        from decrit x
        order by (x.place - 1) / 2000, x.place) as d
  group by d.part order by d.part)
$$;
