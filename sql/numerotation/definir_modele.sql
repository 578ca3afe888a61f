-- Writes the next version of the organization's numbering model, with the company prefix that it
-- contains. A given prefix becomes the organization's.
-- Spec: numerotation#segments.
-- Chosen: a missing prefix that the model uses is refused now, not at the first number;
--         docs/decisions/0020-reglages.md.
-- Refuses: segment_manquant (no sequence or more than one, no prefix), segment_invalide.
-- Locks: the organization's row.
create or replace function numerotation.definir_modele(
  p_segments jsonb, p_le timestamptz, p_prefixe text default null) returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segments jsonb;
  v_invalide jsonb;
  v_prefixe text;
  v_version integer;
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

  perform reglage.verrouiller();
  update organisation.organisation o set prefixe_entreprise = p_prefixe
  where o.id = core.organisation_id() and p_prefixe is not null;
  select o.prefixe_entreprise into v_prefixe from organisation.organisation o
  where o.id = core.organisation_id();
  if v_prefixe is null and v_segments @> '[{"type": "prefixe_entreprise", "actif": true}]' then
    raise sqlstate 'TR409' using message = 'segment_manquant',
      detail = '{"segment": "prefixe_entreprise"}';
  end if;
  insert into numerotation.modele
    (organisation_id, version, segments, cree_le, prefixe_entreprise)
  select core.organisation_id(), coalesce(max(m.version), 0) + 1, v_segments, p_le, v_prefixe
  from numerotation.modele m
  returning version into v_version;
  perform journal.consigner(p_le, 'numerotation.definir_modele', 'modele', null,
    jsonb_build_object('version', v_version, 'segments', v_segments,
                       'prefixe_entreprise', v_prefixe));
  return v_version;
end
$$;
