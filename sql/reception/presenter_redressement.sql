-- What late data changed in a reception, as the API shows it.
-- Spec: domain, «a changed origin recomputes the descendants' category and lists what has
--       shipped».
create or replace function reception.presenter_redressement(
  p_redressement reception.redressement) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select to_jsonb(p_redressement) - 'organisation_id' - 'rang' - 'le'
    || jsonb_build_object('le', core.horodatage(p_redressement.le))
$$;
