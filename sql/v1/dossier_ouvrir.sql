-- Takes an audit dossier in hand for the task that makes it: {organisation_id, dossier_id}. Answers
-- who asked for it, by which number this attempt is known, and the instant as of which everything
-- was read, once it was; null where nothing is asked any more.
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
