-- Records what became of a message: `envoye`, or `echoue` with the reason.
-- Spec: Events, SMS. Chosen: failures are listed, a later success replaces them.
create or replace function v1.sms_envoye(p_requete jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  insert into collecte.sms (organisation_id, collecte_id, version, statut, raison, le)
  values (core.organisation_id(), (p_requete ->> 'collecte_id')::uuid, (p_requete ->> 'version')::integer,
          p_requete ->> 'statut', p_requete ->> 'raison', now())
  on conflict (organisation_id, collecte_id, version) do update
    set statut = excluded.statut, raison = excluded.raison, le = excluded.le;
end
$$;
grant execute on function v1.sms_envoye(jsonb) to api;
