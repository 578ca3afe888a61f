-- Establishes what phones printed in the field, in one organization, and answers whether more waits
-- for another step.
-- Spec: documents#terrain.
create or replace function v1.documents_recueillir(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('reste', document.recueillir(now()) > 0);
end
$$;
grant execute on function v1.documents_recueillir(jsonb) to api;
