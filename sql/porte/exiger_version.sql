-- Accepts a change only if its If-Match names the present version of the record: the digest of the
-- JSON that a GET of the record would return to the caller. `*` matches any version. The caller
-- holds the record's lock, so that no other change can intervene.
-- Spec: api#versions-des-fiches.
-- Refuses: fiche_changee.
-- Chosen: docs/decisions/0103-versions-des-fiches.md.
create or replace function porte.exiger_version(p_appelant jsonb, p_fiche text) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version text := format('"%s"', left(encode(sha256(convert_to(p_fiche, 'UTF8')), 'hex'), 32));
begin
  if not p_appelant -> 'versions' ?| array[v_version, '*'] then
    raise sqlstate 'TR412' using message = 'fiche_changee',
      detail = jsonb_build_object('version', v_version)::text;
  end if;
end
$$;
