-- Turns a subscription on again: what was due goes on at once, with a day of attempts before it.
-- Events of the meantime are sent if a person asks for them (`webhook.rejouer`).
-- Spec: webhooks#etats, webhooks#rejouer.
-- Refuses: webhook_inconnu, transition_refusee, webhooks_trop_nombreux.
-- Locks: the cursor, then the subscription.
create or replace function webhook.activer(p_id uuid, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook := webhook.verrouiller(p_id);
begin
  perform webhook.exiger_faisable(v_webhook, 'activer');
  update webhook.webhook a
  set statut = 'actif', arrete_le = null, raison_arret = null, echoue_depuis = null,
      modifie_le = p_le
  where a.id = p_id returning a.* into v_webhook;
  update webhook.envoi e
  set essais = 0, prochain_le = case when e.prochain_le is not null then p_le end
  where e.webhook_id = p_id and e.statut = 'du';
  perform journal.consigner(p_le, 'webhook.activer', 'webhook', p_id);
  return webhook.presenter(v_webhook, p_le);
end
$$;
