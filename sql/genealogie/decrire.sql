-- Records of a genealogy as a person reads them, as columns: `produits`, `lieux`, `personnes` and
-- `auteurs` write once each what many records share, a line of `communs` says which ones records
-- have and at which places these are, and `dit` is what is said of a record alone (what it is
-- called, when, its state). Names of people only where they may be read.
-- Spec: genealogie#genealogie, genealogie#personnes.
-- Why: one statement for all of them, whatever their number, whose rows leave one by one: what is
--      shared first, then what is said of some thousand records after the other. A column is a text
--      of lines, its name first; what is written of a record is put together by who sends it. Each
--      function describes every record that it is given, once.
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
                          else d.libelle end)::text, 'null')), E'\n')
  from (select x.genre, x.libelle, x.date, x.statut, (x.place - 1) / 2000 as part from decrit x
        order by (x.place - 1) / 2000, x.place) as d
  group by d.part order by d.part)
$$;
