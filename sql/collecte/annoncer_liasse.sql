-- Schedules a task, in one second, that sends the messages to the producers of the collections of a
-- closed batch. At most one such task waits per organization.
-- Spec: collectes#sms.
-- Chosen: docs/performance.md#rows, docs/performance.md#rereads.
-- Why: without the delay the task would run next to each batch and slow the following batches; the
--      collections of one second together cost little more than one collection.
create or replace function collecte.annoncer_liasse(p_liasse commande.liasse) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if (p_liasse.regles).types ? 'collecte.enregistrer' and exists (
      select from appareil.appareil a
        left join collecte.annonce n
          on n.organisation_id = a.organisation_id and n.appareil_id = a.id
      where a.id = p_liasse.appareil_id and a.derniere_sequence > coalesce(n.sequence, 0))
  then
    perform tache.ajouter('sms_collecte',
                          json_build_object('organisation_id', p_liasse.organisation_id),
                          'sms_collecte:' || p_liasse.organisation_id,
                          p_des => p_liasse.recue_le + interval '1 second');
  end if;
end
$$;
