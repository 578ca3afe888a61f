-- Returns the mail that warns a person of wrong passwords; null if the person has no address.
-- Spec: relances#essais.
create or replace function v1.essais_message(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return relance.ecrire_essais(
    (p_requete ->> 'utilisateur_id')::uuid, (p_requete ->> 'nombre')::integer,
    (p_requete ->> 'dernier_le')::timestamptz);
end
$$;
grant execute on function v1.essais_message(jsonb) to api;
