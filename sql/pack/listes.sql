-- Returns the lists of a pack document: the path of each, and the members that identify its
-- elements.
-- Spec: editeur#fautes.
create or replace function pack.listes(p_document jsonb)
returns table (chemin text, liste jsonb, cle text[])
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with element as (
    select m.key as nom, format('/%s/%s', m.key, e.ordinality - 1) as chemin, e.value
    from jsonb_each(p_document) as m
      cross join jsonb_array_elements(
        case when jsonb_typeof(m.value) = 'array' then m.value else '[]' end)
        with ordinality as e
  ),
  racine (nom, cle) as (
    values ('referentiels', '{code}'::text[]), ('produits', '{code}'),
           ('arbre_activites', '{code}'), ('grilles_conformite', '{code}'),
           ('grilles_conformite', '{referentiel}'),
           ('formulaires_inspection', '{code,version}'), ('intrants_autorises', '{code}'),
           ('constats', '{code}')
  ),
  sous (nom, membre, cle) as (
    values ('referentiels', 'etats', '{code}'::text[]), ('referentiels', 'etats', '{rang}'),
           ('produits', 'attributs', '{code}'), ('produits', 'attributs', '{ordre}'),
           ('grilles_conformite', 'exigences', '{code}'),
           ('grilles_conformite', 'conversion', '{etat}'),
           ('formulaires_inspection', 'questions', '{code}'),
           ('constats', 'declassement', '{referentiel}')
  )
  select '/' || r.nom, p_document -> r.nom, r.cle from racine r where p_document ? r.nom
  union all
  select e.chemin || '/' || s.membre, e.value -> s.membre, s.cle
  from element e join sous s using (nom) where e.value ? s.membre
  union all
  select format('%s/questions/%s/choix', e.chemin, q.ordinality - 1), q.value -> 'choix', '{code}'
  from element e cross join jsonb_array_elements(e.value -> 'questions') with ordinality as q
  where e.nom = 'formulaires_inspection' and q.value ? 'choix'
  union all
  select '/parametres/' || p.key, p.value, '{critere}'
  from jsonb_each(p_document -> 'parametres') as p where jsonb_typeof(p.value) = 'array'
$$;
