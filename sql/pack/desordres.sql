-- Lists the elements of a pack document in an order that no rule could use.
-- Spec: editeur#fautes.
create or replace function pack.desordres(p_document jsonb)
returns table (chemin text, raison text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with etat as (
    select r.ordinality - 1 as liste, e.ordinality - 1 as place, r.value ->> 'code' as referentiel,
           e.value ->> 'code' as code, (e.value ->> 'rang')::integer as rang,
           array_position('{hors_statut,conventionnel,conversion,bio}',
                          e.value ->> 'categorie_affichage') as categorie
    from jsonb_array_elements(p_document -> 'referentiels') with ordinality as r
      cross join jsonb_array_elements(r.value -> 'etats') with ordinality as e
  ),
  monte as (
    select e.*, lag(e.rang) over suite as rang_avant, lag(e.categorie) over suite as categorie_avant
    from etat e window suite as (partition by e.liste order by e.place)
  ),
  mois as (
    select g.ordinality - 1 as grille, c.ordinality - 1 as place,
           (c.value ->> 'duree_mois')::integer as duree, e.rang,
           lag((c.value ->> 'duree_mois')::integer) over suite as duree_avant,
           lag(e.rang) over suite as rang_avant
    from jsonb_array_elements(p_document -> 'grilles_conformite') with ordinality as g
      cross join jsonb_array_elements(g.value -> 'conversion') with ordinality as c
      left join etat e on e.referentiel = g.value ->> 'referentiel' and e.code = c.value ->> 'etat'
    window suite as (partition by g.ordinality order by c.ordinality)
  ),
  noeud as (
    select n.ordinality - 1 as place, n.value ->> 'code' as code, n.value
    from jsonb_array_elements(p_document -> 'arbre_activites') with ordinality as n
  ),
  appui as (
    select n.place, 'parent' as membre, n.value ->> 'parent' as code from noeud n
    union all
    select n.place, 'prerequis/' || p.ordinality - 1, p.value
    from noeud n cross join jsonb_array_elements_text(n.value -> 'prerequis') with ordinality as p
  )
  select format('/referentiels/%s/etats/%s/rang', m.liste, m.place),
         'states stand from the lowest to the highest'
  from monte m where m.rang <= m.rang_avant
  union all
  select format('/referentiels/%s/etats/%s/categorie_affichage', m.liste, m.place),
         'a higher state does not display a lower category'
  from monte m where m.categorie < m.categorie_avant
  union all
  select format('/grilles_conformite/%s/conversion/%s/duree_mois', m.grille, m.place),
         'a calendar begins at 0 and takes longer for a higher state'
  from mois m
  where m.duree <= m.duree_avant or m.rang <= m.rang_avant
    or (m.duree_avant is null and m.duree <> 0)
  union all
  select format('/arbre_activites/%s/%s', a.place, a.membre),
         format('%s is no activity that stands before this one', a.code)
  from appui a
  where a.code is not null
    and not exists (select from noeud n where n.code = a.code and n.place < a.place)
$$;
