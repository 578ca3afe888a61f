-- The records of a genealogy as a person reads them: what they are called, when, of which product,
-- where, from or for whom, by whom; each as JSON, `null` where there is none. Names of people only
-- where they may be read.
-- Spec: genealogie#personnes.
-- Why: one statement for all of them, whatever their number; what many share (an instant, a
--      product, a place, an author) is written once.
create or replace function genealogie.decrire(p_noeuds matiere.noeud[], p_personnes text[])
returns table (
  genre text, id uuid, libelle text, date text, statut text, produit text, lieu text, personne text,
  auteur text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with noeud as materialized (select distinct n.genre, n.id from unnest(p_noeuds) as n),
  decrit as materialized (
    select l.* from genealogie.decrire_lots(
      array(select n.id from noeud n where n.genre = 'lot')) as l
    union all
    select c.* from genealogie.decrire_collectes(
      array(select n.id from noeud n where n.genre = 'collecte')) as c
    union all
    select e.* from genealogie.decrire_expeditions(
      array(select n.id from noeud n where n.genre = 'expedition')) as e
    union all
    select a.* from genealogie.decrire_bouts(
      array(select (n.genre, n.id)::matiere.noeud from noeud n
            where n.genre not in ('lot', 'collecte', 'expedition'))) as a
  ),
  instant as materialized (
    select i.le, '"' || i.ecrit || '"' as ecrit
    from core.horodatages(array(select distinct d.date from decrit d)) as i
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
  select d.genre, d.id,
    coalesce(to_json(case when d.genre = any('{producteur,fournisseur}')
                            and d.genre <> all(p_personnes) then null
                          else d.libelle end)::text, 'null'),
    coalesce(i.ecrit, 'null'), coalesce('"' || d.statut || '"', 'null'),
    coalesce(p.ecrit, 'null'), coalesce(l.ecrit, 'null'),
    case when d.personne_id is null then 'null'
         else format('{"id": "%s", "nom": %s, "genre": "%s"}', d.personne_id::text,
                     coalesce(to_json(case when d.personne_genre = any(p_personnes)
                                           then d.personne end)::text, 'null'),
                     d.personne_genre) end,
    coalesce(u.ecrit, 'null')
  from decrit d
    left join instant i on i.le = d.date
    left join produit p on p.id = d.produit_id
    left join lieu l on l.id = d.lieu_id and l.genre = d.lieu_genre
    left join auteur u on u.id = d.auteur_id;
end
$$;
