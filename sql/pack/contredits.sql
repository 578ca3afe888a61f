-- Returns the quality states of a pack document that contradict the global catalogue, by path and
-- in words, in the form of `pack.fautes`.
-- Spec: editeur#fautes, editeur#catalogue.
create or replace function pack.contredits(p_document jsonb) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with etat as (
    select r.value -> 'code' as referentiel, e.value -> 'code' as code,
           format('/referentiels/%s/etats/%s', r.ordinality - 1, e.ordinality - 1) as chemin,
           c.contradictions
    from jsonb_array_elements(p_document -> 'referentiels') with ordinality as r
      cross join lateral pack.contradictions(r.value) as c (contradictions)
      cross join jsonb_array_elements(r.value -> 'etats') with ordinality as e
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('chemin', e.chemin, 'raison', 'catalogue: ' || (k.value ->> 'raison'))
    order by e.chemin, k.value ->> 'raison'), '[]')
  from etat e cross join jsonb_array_elements(e.contradictions) as k
  where k.value -> 'code' = e.code
$$;
