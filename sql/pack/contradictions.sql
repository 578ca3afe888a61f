-- In what a referential contradicts the global catalogue: a known state with another rank or
-- category, a new one at a known rank or out of the order of categories, and one that goods which
-- leave the organic referential would fall to from now on.
-- Spec: editeur#catalogue.
-- Why: ranks, categories and the state to fall to are read by the rules of every campaign.
create or replace function pack.contradictions(p_referentiel jsonb) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with dit as (
    select e.value ->> 'code' as code, (e.value ->> 'rang')::smallint as rang,
           array_position('{hors_statut,conventionnel,conversion,bio}',
                          e.value ->> 'categorie_affichage') as niveau
    from jsonb_array_elements(p_referentiel -> 'etats') as e
  ),
  connu as (
    select e.code, e.rang,
           array_position('{hors_statut,conventionnel,conversion,bio}', e.categorie_affichage)
             as niveau
    from conformite.etat e where e.referentiel_code = p_referentiel ->> 'code'
  ),
  faute as (
    select d.code, 'known with another rank or category' as raison
    from dit d join connu c using (code) where (c.rang, c.niveau) <> (d.rang, d.niveau)
    union all
    select d.code, case
        when c.rang = d.rang then format('%s has this rank', c.code)
        when (c.rang < d.rang) <> (c.niveau <= d.niveau) and c.niveau <> d.niveau
          then format('out of order with %s', c.code)
        when d.niveau = 2 and c.niveau <= 2 and d.rang > c.rang
          then format('goods that leave the referential fall to %s', c.code) end
    from dit d join connu c on c.code <> d.code
    where not exists (select from connu k where k.code = d.code)
  )
  select coalesce(jsonb_agg(distinct jsonb_build_object(
    'referentiel', p_referentiel -> 'code', 'code', f.code, 'raison', f.raison)), '[]')
  from faute f where f.raison is not null
$$;
