-- GET /remise/{organization and secret}: the contents of a due diligence statement for its link:
-- {organisation_id, empreinte}; null if no link has the secret with that SHA-256 now.
-- Spec: eudr#lien.
create or replace function v1.declarations_eudr_prise(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return eudr.remettre_par_lien(p_requete ->> 'empreinte', now());
end
$$;
grant execute on function v1.declarations_eudr_prise(jsonb) to api;
