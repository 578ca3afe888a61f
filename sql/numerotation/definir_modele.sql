-- Writes the next version of the organization's numbering model, with the company prefix that it
-- contains. A given prefix becomes the organization's.
-- Spec: numerotation#segments.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: what `numerotation.juger_modele` refuses.
-- Locks: the organization's row.
create or replace function numerotation.definir_modele(
  p_segments jsonb, p_le timestamptz, p_prefixe text default null) returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segments jsonb;
  v_prefixe text;
  v_version integer;
begin
  perform reglage.verrouiller();
  v_segments := numerotation.juger_modele(p_segments, p_prefixe);
  update organisation.organisation o set prefixe_entreprise = p_prefixe
  where o.id = core.organisation_id() and p_prefixe is not null;
  select o.prefixe_entreprise into v_prefixe from organisation.organisation o
  where o.id = core.organisation_id();
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
