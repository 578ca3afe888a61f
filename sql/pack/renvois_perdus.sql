-- Lists the references of a pack document to elements that it lacks.
-- Spec: editeur#fautes.
create or replace function pack.renvois_perdus(p_document jsonb)
returns table (chemin text, raison text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with connu (genre, code) as (
    select 'referentiel', r.value ->> 'code'
    from jsonb_array_elements(p_document -> 'referentiels') as r
    union all
    select 'etat', concat(r.value ->> 'code', ' ', e.value ->> 'code')
    from jsonb_array_elements(p_document -> 'referentiels') as r
      cross join jsonb_array_elements(r.value -> 'etats') as e
    union all
    select 'produit', p.value ->> 'code' from jsonb_array_elements(p_document -> 'produits') as p
    union all
    select 'matiere', p.value ->> 'code' from jsonb_array_elements(p_document -> 'produits') as p
    where (p.value ->> 'est_matiere_premiere')::boolean
    union all
    select 'constat', c.value ->> 'code' from jsonb_array_elements(p_document -> 'constats') as c
  ),
  genre (genre, mots) as (
    values ('referentiel', 'a referential'), ('etat', 'a quality state'), ('produit', 'a product'),
           ('matiere', 'a product that is a raw material'), ('constat', 'a finding')
  )
  select r.chemin, format('%s is not %s of this pack', r.code, g.mots)
  from pack.renvois(p_document) as r join genre g using (genre)
  where r.code is not null
    and not exists (select from connu c where c.genre = r.genre and c.code = r.code)
$$;
