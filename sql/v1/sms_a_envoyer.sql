-- The message about a version of a collection, null when there is nothing to send or it was sent already.
-- Spec: Events, «background task sends an SMS to the producer».
create or replace function v1.sms_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  v_collecte_id uuid := (p_requete ->> 'collecte_id')::uuid;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  if exists (select from collecte.sms s where s.collecte_id = v_collecte_id
             and s.version = (p_requete ->> 'version')::integer and s.statut = 'envoye') then
    return null;
  end if;
  return collecte.texte_sms(v_collecte_id);
end
$$;
grant execute on function v1.sms_a_envoyer(jsonb) to api;
