-- The records of a genealogy as a person reads them: what they are called, when, of which product,
-- where, from or for whom, by whom. Names of people only where they may be read.
-- Spec: domain, genealogy. Why: one statement for all of them, whatever their number.
create or replace function genealogie.decrire(p_noeuds matiere.noeud[], p_personnes text[])
returns table (genre text, id uuid, description jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with noeud as materialized (select distinct n.genre, n.id from unnest(p_noeuds) as n),
  decrit as (
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
  )
  select d.genre, d.id, jsonb_build_object(
    'libelle', case when d.genre = any('{producteur,fournisseur}')
                      and d.genre <> all(p_personnes) then null else d.libelle end,
    'date', core.horodatage(d.date), 'statut', d.statut,
    'produit', case when p.id is not null
                    then jsonb_build_object('id', p.id, 'code', p.code, 'nom', p.nom_fr) end,
    'lieu', case when d.lieu_id is not null
                 then jsonb_build_object('genre', d.lieu_genre, 'id', d.lieu_id, 'nom', d.lieu) end,
    'personne', case when d.personne_id is not null then jsonb_build_object(
      'genre', d.personne_genre, 'id', d.personne_id,
      'nom', case when d.personne_genre = any(p_personnes) then d.personne end) end,
    'auteur', case when u.id is not null then jsonb_build_object(
      'id', u.id, 'nom', case when 'auteur' = any(p_personnes) then u.nom_affiche end) end)
  from decrit d
    left join produit.produit p on p.id = d.produit_id
    left join utilisateur.utilisateur u on u.id = d.auteur_id;
end
$$;
