-- Turns a subscription off, with a reason: no event is sent to it until it is turned on again.
-- Spec: webhooks#etats.
-- Refuses: webhook_inconnu, transition_refusee.
-- Locks: the cursor, then the subscription.
create or replace function webhook.desactiver(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook := webhook.verrouiller(p_id);
begin
  perform acte.exiger('webhook', p_id, v_webhook.statut, 'desactiver');
  update webhook.webhook a
  set statut = 'desactive', arrete_le = coalesce(a.arrete_le, p_le), raison_arret = p_raison,
      modifie_le = p_le
  where a.id = p_id returning a.* into v_webhook;
  perform journal.consigner(p_le, 'webhook.desactiver', 'webhook', p_id,
                            jsonb_build_object('raison', p_raison));
  return webhook.presenter(v_webhook, p_le);
end
$$;
