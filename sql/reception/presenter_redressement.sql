-- Presents an adjustment of a reception by late data to the API.
-- Spec: lots#requalification.
create or replace function reception.presenter_redressement(
  p_redressement reception.redressement) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return to_jsonb(p_redressement) - 'organisation_id' - 'rang' - 'le'
    || jsonb_build_object('le', core.horodatage(p_redressement.le));
end
$$;
