-- Returns the next step to perform at the identity provider for a person, for the job that performs
-- it.
-- Chosen: docs/decisions/0015-comptes.md.
create or replace function v1.identite_etape(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return personne.etape(p_requete ->> 'identifiant', p_requete ->> 'emetteur');
end
$$;
grant execute on function v1.identite_etape(jsonb) to api;
