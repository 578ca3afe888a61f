-- Lets a change through whose sender names, in If-Match, the version of the record that is there:
-- the digest of what the door that shows it answers them now. `*` names any. Whoever comes here
-- holds the record, so that nobody changes it between the comparison and the change.
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
