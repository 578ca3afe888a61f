-- Stores the findings of tried or applied rows, and the progress.
-- Spec: imports#rapport.
create or replace function v1.importation_noter(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform importation.noter(
    (p_requete ->> 'importation_id')::uuid,
    array(select r::integer from jsonb_array_elements_text(p_requete -> 'rangs') as r),
    p_requete -> 'constats', (p_requete ->> 'examinees')::integer,
    (p_requete ->> 'ecrites')::integer);
  return '{}';
end
$$;
grant execute on function v1.importation_noter(jsonb) to api;
