-- Sends a test to a subscription, in any state: an event about the subscription itself. Returns its
-- delivery, which shows the outcome once a worker attempted it.
-- Spec: webhooks#essai.
-- Refuses: webhook_inconnu.
-- Locks: the cursor, then the subscription.
create or replace function webhook.essayer(p_id uuid, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook := webhook.verrouiller(p_id);
  v_evenement webhook.evenement;
  v_envoi webhook.envoi;
begin
  insert into webhook.evenement (organisation_id, genre, sujet_id, acte, etat, cle, le)
  values (v_webhook.organisation_id, 'essai', p_id, 'essayer', v_webhook.statut,
          gen_random_uuid()::text, p_le)
  returning * into v_evenement;
  insert into webhook.envoi
    (organisation_id, webhook_id, evenement_id, sujet_id, rang, prochain_le)
  values (v_webhook.organisation_id, p_id, v_evenement.id, p_id, v_evenement.rang, p_le)
  returning * into v_envoi;
  perform webhook.avancer(array[p_id], p_le);
  perform journal.consigner(p_le, 'webhook.essayer', 'webhook', p_id);
  return webhook.presenter_envoi(v_envoi);
end
$$;
