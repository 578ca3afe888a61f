-- Records the end of an audit dossier: {organisation_id, dossier_id, tentative}, with sha256 and
-- taille_octets of its archive, or the reason for a missing archive. Returns whether the calling
-- task is still in charge of the dossier.
-- Spec: dossiers#etats.
create or replace function v1.dossier_achever(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_requete ->> 'dossier_id')::uuid;
  v_tentative integer := (p_requete ->> 'tentative')::integer;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  if p_requete ? 'raison' then
    return json_build_object('tenu', dossier.echouer(
      v_id, v_tentative, p_requete -> 'raison', now()));
  end if;
  return json_build_object('tenu', dossier.achever(
    v_id, v_tentative, p_requete ->> 'sha256', (p_requete ->> 'taille_octets')::bigint, now()));
end
$$;
grant execute on function v1.dossier_achever(jsonb) to api;
