-- Records what became of a message: `envoye`, or `echoue` with the reason.
-- Spec: Events, SMS. Chosen: failures are listed, a later success replaces them.
create or replace function v1.sms_envoye(p_requete jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  update collecte.sms
  set statut = p_requete ->> 'statut', raison = p_requete ->> 'raison', tentatives = tentatives + 1,
      le = now()
  where collecte_id = (p_requete ->> 'collecte_id')::uuid
    and version = (p_requete ->> 'version')::integer;
end
$$;
grant execute on function v1.sms_envoye(jsonb) to api;
