-- Returns the segments of a numbering model as a version keeps them; refuses a model that no
-- version may have. `p_prefixe` is the company prefix that comes with the model; the organization's
-- if it is null.
-- Spec: numerotation#segments.
-- Chosen: a missing prefix that the model uses is refused now, not at the first number.
-- Refuses: segment_invalide, segment_manquant (no sequence or more than one, no prefix).
create or replace function numerotation.juger_modele(p_segments jsonb, p_prefixe text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segments jsonb;
  v_invalide jsonb;
begin
  select coalesce(jsonb_agg(case when s.value = '{"type": "prefixe_entreprise"}'
                              then s.value || '{"actif": false}' else s.value end order by s.rang),
                  '[]')
  into v_segments from jsonb_array_elements(p_segments) with ordinality as s (value, rang);
  select s.value into v_invalide from jsonb_array_elements(v_segments) as s
  where not numerotation.segment_valide(s.value) limit 1;
  if v_invalide is not null then
    raise sqlstate 'TR400' using message = 'segment_invalide', detail = v_invalide::text;
  end if;
  if (select count(*) from jsonb_array_elements(v_segments) as s
      where s.value ->> 'type' = 'sequence') <> 1 then
    raise sqlstate 'TR409' using message = 'segment_manquant', detail = '{"segment": "sequence"}';
  end if;
  if p_prefixe is null and v_segments @> '[{"type": "prefixe_entreprise", "actif": true}]'
     and (select o.prefixe_entreprise is null from organisation.organisation o
          where o.id = core.organisation_id()) then
    raise sqlstate 'TR409' using message = 'segment_manquant',
      detail = '{"segment": "prefixe_entreprise"}';
  end if;
  return v_segments;
end
$$;
