-- The measurements of a reception are known of its product, and within what the pack that its
-- campaign froze declares.
-- Spec: packs-et-campagnes#attributs.
-- Refuses: mesure_inconnue, parametre_invalide.
create or replace function reception.verifier_mesures(
  p_produit_id uuid, p_campagne_id uuid, p_mesures jsonb) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_connues text[] := contrat.mesures_connues(p_produit_id, p_campagne_id);
  v_inconnues text[];
  v_bornes jsonb;
begin
  select array_agg(m.key order by m.key) into v_inconnues
  from jsonb_each(p_mesures) as m where m.key <> all (v_connues);
  if v_inconnues is not null then
    raise sqlstate 'TR400' using message = 'mesure_inconnue',
      detail = jsonb_build_object('mesures', v_inconnues, 'connues', v_connues)::text;
  end if;
  with borne as (
    select 'humidite_cp' as mesure, 0 as minimum, 10000 as maximum
    union all select 'impuretes_cp', 0, 10000
    union all
    select a.value ->> 'code', (a.value #>> '{schema,minimum}')::numeric,
           (a.value #>> '{schema,maximum}')::numeric
    from produit.de_campagne(p_produit_id, p_campagne_id) as p
      cross join jsonb_array_elements(p.attributs) as a
    where a.value #>> '{schema,type}' = 'integer'
  )
  select jsonb_build_object('parametre', 'mesures.' || b.mesure, 'minimum', b.minimum,
                            'maximum', b.maximum) into v_bornes
  from borne b join jsonb_each_text(p_mesures) as m on m.key = b.mesure
  where m.value::numeric < b.minimum or m.value::numeric > b.maximum
  order by b.mesure limit 1;
  if v_bornes is not null then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = v_bornes::text;
  end if;
end
$$;
