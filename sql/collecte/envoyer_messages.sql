-- Wakes the task that sends the messages recorded as due in the current organization, if any; one
-- at a time per organization.
-- Spec: collectes#sms.
-- Why: messages are sent in order, so messages that failed come before untried ones. A message with
--      a hundred older ones before it is sent by the next run, or by the scheduled one.
create or replace function collecte.envoyer_messages() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform tache.ajouter('sms_collecte',
                        json_build_object('organisation_id', core.organisation_id()),
                        'sms_collecte:' || core.organisation_id())
  where exists (
    select from (
      select d.tente_le from collecte.sms d where d.du_le is not null
      order by d.du_le desc, d.collecte_id desc limit 100) as d
    where d.tente_le is null);
end
$$;
