-- Returns the measurements of a product in a campaign: moisture and impurities, which every
-- collection measures, and the attributes of the product as the campaign froze it. An attribute is
-- an integer between two bounds, or one of several words.
-- Spec: packs-et-campagnes#attributs, receptions#mesures.
-- Why: moisture and impurities are integers, even if the product declares something else about
--      them, because thresholds read them.
create or replace function reception.mesures_declarees(p_produit_id uuid, p_campagne_id uuid)
returns table (
  rang integer, mesure text, minimum numeric, maximum numeric, mots jsonb, obligatoire boolean)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with attribut as (
    select a.value ->> 'code' as code, a.value -> 'schema' as schema,
           (a.value ->> 'obligatoire')::boolean as obligatoire
    from produit.de_campagne(p_produit_id, p_campagne_id) as p
      cross join jsonb_array_elements(p.attributs) as a
  )
  select 1, 'humidite_cp', 0, 10000, null::jsonb, false
  union all
  select 2, 'impuretes_cp', 0, 10000, null, false
  union all
  select 3, a.code, (a.schema ->> 'minimum')::numeric, (a.schema ->> 'maximum')::numeric, null,
         a.obligatoire
  from attribut a where a.schema ->> 'type' = 'integer'
  union all
  select 3, a.code, null, null, a.schema -> 'enum', a.obligatoire
  from attribut a
  where a.code not in ('humidite_cp', 'impuretes_cp')
    and a.schema ->> 'type' is distinct from 'integer'
    and jsonb_typeof(a.schema -> 'enum') = 'array'
    and not jsonb_path_exists(a.schema, '$.enum[*] ? (@.type() != "string")')
$$;
