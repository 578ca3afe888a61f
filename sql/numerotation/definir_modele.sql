-- Writes the next version of the organization's numbering model.
-- Spec: Numbering preview response, «Segment variants».
-- Refuses: segment_manquant (no sequence or more than one), segment_invalide.
create or replace function numerotation.definir_modele(
  p_segments jsonb, p_le timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_invalide jsonb;
  v_version integer;
begin
  select s.value into v_invalide
  from jsonb_array_elements(p_segments) as s
  where not coalesce(case s.value ->> 'type'
    when 'texte' then length(s.value ->> 'valeur') between 1 and 20
    when 'sequence'
      then (s.value -> 'chiffres') in (select to_jsonb(n) from generate_series(1, 15) as n)
    when 'prefixe_entreprise' then jsonb_typeof(s.value -> 'actif') = 'boolean'
    else s.value ->> 'type' in ('annee_campagne', 'code_campagne', 'nature', 'produit') end, false)
  limit 1;
  if v_invalide is not null then
    raise sqlstate 'TR400' using message = 'segment_invalide', detail = v_invalide::text;
  end if;
  if (select count(*) from jsonb_array_elements(p_segments) as s
      where s.value ->> 'type' = 'sequence') <> 1 then
    raise sqlstate 'TR409' using message = 'segment_manquant', detail = '{"segment": "sequence"}';
  end if;

  insert into numerotation.modele (organisation_id, version, segments, cree_le)
  select core.organisation_id(), coalesce(max(m.version), 0) + 1, p_segments, p_le
  from numerotation.modele m
  returning version into v_version;
  return v_version;
end
$$;
