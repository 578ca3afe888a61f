-- Checks that the measurements of a reception are known for its product, and within the limits of
-- the pack that its campaign froze.
-- Spec: packs-et-campagnes#attributs.
-- Refuses: mesure_inconnue, parametre_invalide.
create or replace function reception.verifier_mesures(
  p_produit_id uuid, p_campagne_id uuid, p_mesures jsonb) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_connues text[];
  v_inconnues text[];
  v_fautive jsonb;
begin
  select array_agg(d.mesure order by d.rang, d.mesure) into v_connues
  from reception.mesures_declarees(p_produit_id, p_campagne_id) as d;
  select array_agg(m.key order by m.key) into v_inconnues
  from jsonb_each(p_mesures) as m where m.key <> all (v_connues);
  if v_inconnues is not null then
    raise sqlstate 'TR400' using message = 'mesure_inconnue',
      detail = jsonb_build_object('mesures', v_inconnues, 'connues', v_connues)::text;
  end if;
  select jsonb_build_object('parametre', 'mesures.' || d.mesure)
           || case when d.mots is null
                then jsonb_build_object('minimum', d.minimum, 'maximum', d.maximum)
                else jsonb_build_object('valeurs', d.mots) end
  into v_fautive
  from reception.mesures_declarees(p_produit_id, p_campagne_id) as d
    join jsonb_each(p_mesures) as m on m.key = d.mesure
  where case when d.mots is not null
               then jsonb_typeof(m.value) <> 'string' or not d.mots ? (m.value #>> '{}')
             when jsonb_typeof(m.value) <> 'number' then true
             else m.value::numeric < d.minimum or m.value::numeric > d.maximum end
  order by d.mesure limit 1;
  if v_fautive is not null then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = v_fautive::text;
  end if;
end
$$;
