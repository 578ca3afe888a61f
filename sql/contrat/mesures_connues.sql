-- Returns the measurements that a price formula of a product may name in a campaign: moisture and
-- impurities, which every collection measures, and the integer attributes of the product as the
-- campaign froze it.
-- Spec: packs-et-campagnes#attributs, contrats-et-devises#mesures.
create or replace function contrat.mesures_connues(p_produit_id uuid, p_campagne_id uuid)
returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select '{humidite_cp,impuretes_cp}'::text[] || array(
    select a.value ->> 'code'
    from produit.de_campagne(p_produit_id, p_campagne_id) as p
      cross join jsonb_array_elements(p.attributs) as a
    where a.value #>> '{schema,type}' = 'integer'
    order by a.value ->> 'code')
$$;
