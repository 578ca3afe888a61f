-- Wakes the task that sends the messages due in the current organization, if any; one at a time per
-- organization.
-- Spec: Events, «background task sends an SMS to the producer».
create or replace function collecte.envoyer_messages() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform tache.ajouter('sms_collecte',
                        json_build_object('organisation_id', core.organisation_id()),
                        'sms_collecte:' || core.organisation_id())
  where exists (select from collecte.sms_du d where d.tente_le is null);
end
$$;
