-- The measurements that a price formula of a product may name: moisture and impurities, which are
-- weighed with every collection, and the attributes of the product that are integers.
-- Spec: Resources, Produit, «attributs»; «contract formula needs a missing measurement».
create or replace function contrat.mesures_connues(p_produit_id uuid) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select '{humidite_cp,impuretes_cp}'::text[] || array(
    select a.value ->> 'code'
    from produit.produit p cross join jsonb_array_elements(p.attributs) as a
    where p.id = p_produit_id and a.value #>> '{schema,type}' = 'integer'
    order by a.value ->> 'code')
$$;
