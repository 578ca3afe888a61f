-- Puts a task in charge of an audit dossier: {organisation_id, dossier_id}. Returns the dossier's
-- author, the number of this attempt and, once the dossier was read, the instant of reading; null
-- if the dossier is no longer wanted.
-- Spec: dossiers#reprise.
create or replace function v1.dossier_ouvrir(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  v_dossier := dossier.commencer((p_requete ->> 'dossier_id')::uuid);
  return case when v_dossier.id is not null then json_build_object(
    'tentative', v_dossier.tentative, 'arrete_au', core.horodatage(v_dossier.arrete_au),
    'appelant', dossier.appelant(v_dossier)) end;
end
$$;
grant execute on function v1.dossier_ouvrir(jsonb) to api;
