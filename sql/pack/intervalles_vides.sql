-- Lists the intervals of a pack document that admit no value.
-- Spec: editeur#fautes.
create or replace function pack.intervalles_vides(p_document jsonb)
returns table (chemin text, raison text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with borne as (
    select format('/produits/%s/attributs/%s/schema', p.ordinality - 1, a.ordinality - 1) as chemin,
           a.value -> 'schema' as bornes
    from jsonb_array_elements(p_document -> 'produits') with ordinality as p
      cross join jsonb_array_elements(p.value -> 'attributs') with ordinality as a
    union all
    select format('/formulaires_inspection/%s/questions/%s', f.ordinality - 1, q.ordinality - 1),
           q.value
    from jsonb_array_elements(p_document -> 'formulaires_inspection') with ordinality as f
      cross join jsonb_array_elements(f.value -> 'questions') with ordinality as q
  )
  select b.chemin || '/maximum', 'is below the minimum'
  from borne b where (b.bornes ->> 'minimum')::numeric > (b.bornes ->> 'maximum')::numeric
$$;
