-- Announces the wrong passwords of the last hour, {sujet, nombre, dernier_le}, to the persons of an
-- organization, at most once a day to each.
-- Spec: relances#essais.
create or replace function v1.essais_annoncer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform relance.annoncer_essais(p_requete ->> 'emetteur', p_requete -> 'essais', now());
  return null;
end
$$;
grant execute on function v1.essais_annoncer(jsonb) to api;
