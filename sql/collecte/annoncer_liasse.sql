-- Has the task that tells producers look in a second at what a batch that closes may have brought;
-- one at a time per organization.
-- Spec: collectes#sms.
-- Chosen: docs/performance.md#rows, docs/performance.md#rereads.
-- Why: at once it would run beside each batch, and take from those that follow; what the batches of
--      a second brought costs little more than what one did.
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
