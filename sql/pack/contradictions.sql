-- Lists the contradictions of a referential with the global catalogue: a known state with another
-- rank or category; a new state at a known rank, or out of the order of categories; a new state
-- that would become the state for downgraded goods.
-- Spec: editeur#catalogue.
-- Why: the rules of every campaign read the ranks, the categories and the state for downgraded
-- goods.
create or replace function pack.contradictions(p_referentiel jsonb) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with dit as (
    select e.value ->> 'code' as code, (e.value ->> 'rang')::smallint as rang,
           e.value ->> 'categorie_affichage' as categorie,
           array_position('{hors_statut,conventionnel,conversion,bio}',
                          e.value ->> 'categorie_affichage') as niveau
    from jsonb_array_elements(p_referentiel -> 'etats') as e
  ),
  connu as (
    select e.code, e.rang, e.categorie_affichage as categorie,
           array_position('{hors_statut,conventionnel,conversion,bio}', e.categorie_affichage)
             as niveau
    from conformite.etat e where e.referentiel_code = p_referentiel ->> 'code'
  ),
  neuf as (
    select d.* from dit d where not exists (select from connu k where k.code = d.code)
  ),
  faute as (
    select d.code, 'known with another rank or category' as raison
    from dit d join connu c using (code) where (c.rang, c.niveau) <> (d.rang, d.niveau)
    union all
    select d.code, case
        when c.rang = d.rang then format('%s has this rank', c.code)
        when (c.rang < d.rang) <> (c.niveau <= d.niveau) and c.niveau <> d.niveau
          then format('out of order with %s', c.code) end
    from neuf d cross join connu c
    union all
    select d.code, format('goods that leave the referential fall to %s', c.code)
    from (select n.code, n.categorie, n.rang from neuf n
          order by pack.ordre_declasse(n.categorie, n.rang) limit 1) as d
      cross join (select k.code, k.categorie, k.rang from connu k
                  order by pack.ordre_declasse(k.categorie, k.rang) limit 1) as c
    where pack.ordre_declasse(d.categorie, d.rang)
            < pack.ordre_declasse(c.categorie, c.rang)
  )
  select coalesce(jsonb_agg(distinct jsonb_build_object(
    'referentiel', p_referentiel -> 'code', 'code', f.code, 'raison', f.raison)), '[]')
  from faute f where f.raison is not null
$$;
