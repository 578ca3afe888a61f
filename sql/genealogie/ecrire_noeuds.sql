-- Records of a genealogy as a person reads them, as the items of a JSON list, in pieces of two
-- hundred that follow each other: what they are called, when, of which product, where, from or for
-- whom, by whom, and what the walk or `p_membres` (`, "name": value`, or null) knows of them, if
-- it is given. Names of people only where they may be read.
-- Spec: genealogie#genealogie, genealogie#personnes.
-- Why: one statement for all of them, whatever their number; what many share (an instant, a
--      product, a place, an author) is written once.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.ecrire_noeuds(
  p_genres text[], p_ids uuid[], p_personnes text[], p_sens text[] default null,
  p_quantites_g bigint[] default null, p_restes_g bigint[] default null,
  p_profondeurs integer[] default null, p_membres text[] default null) returns setof text
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
  ),
  produit as materialized (
    select p.id, format('{"id": "%s", "nom": %s, "code": %s}', p.id, to_json(p.nom_fr),
                        to_json(p.code)) as ecrit
    from produit.produit p where p.id in (select d.produit_id from decrit d)
  ),
  lieu as materialized (
    select l.genre, l.id, format('{"id": "%s", "nom": %s, "genre": "%s"}', l.id,
                                 coalesce(to_json(l.nom)::text, 'null'), l.genre) as ecrit
    from (select distinct d.lieu_genre, d.lieu_id, d.lieu from decrit d
          where d.lieu_id is not null) as l (genre, id, nom)
  ),
  auteur as materialized (
    select u.id, format('{"id": "%s", "nom": %s}', u.id, coalesce(to_json(
      case when 'auteur' = any(p_personnes) then u.nom_affiche end)::text, 'null')) as ecrit
    from utilisateur.utilisateur u where u.id in (select d.auteur_id from decrit d)
  )
  select case when x.paquet > 0 then ', ' else '' end || string_agg(x.ecrit, ', ' order by x.n)
  from (
    select n.n, (n.n - 1) / 200 as paquet, concat(
      '{"id": "', p_ids[n.n], '", "date": ',
      coalesce('"' || core.horodatage(d.date) || '"', 'null'), ', "lieu": ',
      coalesce(l.ecrit, 'null'), ', "sens": "' || n.sens || '"', ', "genre": "', n.genre,
      '", "auteur": ', coalesce(u.ecrit, 'null'), ', "statut": ',
      coalesce('"' || d.statut || '"', 'null'), ', "libelle": ',
      coalesce(to_json(case when d.genre = any('{producteur,fournisseur}')
                                 and d.genre <> all(p_personnes) then null
                               else d.libelle end)::text, 'null'),
      ', "produit": ', coalesce(p.ecrit, 'null'), ', "reste_g": ',
      coalesce(n.reste_g::text, 'null'), ', "personne": ',
      case when d.personne_id is null then 'null'
           else format('{"id": "%s", "nom": %s, "genre": "%s"}', d.personne_id,
                       coalesce(to_json(case when d.personne_genre = any(p_personnes)
                                             then d.personne end)::text, 'null'),
                       d.personne_genre) end,
      ', "profondeur": ' || p_profondeurs[n.n], ', "quantite_g": ' || p_quantites_g[n.n],
      n.membres, '}') as ecrit
    from unnest(p_genres, p_sens, p_restes_g, p_membres) with ordinality
      as n (genre, sens, reste_g, membres, n)
      left join decrit d on d.place = n.n
      left join produit p on p.id = d.produit_id
      left join lieu l on l.id = d.lieu_id and l.genre = d.lieu_genre
      left join auteur u on u.id = d.auteur_id) as x
  group by x.paquet order by x.paquet;
end
$$;
