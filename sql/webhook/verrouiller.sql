-- Locks the cursor of the organization, then a subscription, and returns the subscription.
-- Spec: webhooks#abonnement.
-- Refuses: webhook_inconnu.
-- Locks: the cursor, then the subscription.
create or replace function webhook.verrouiller(p_id uuid) returns webhook.webhook
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook;
begin
  perform from webhook.curseur c for no key update;
  select a.* into v_webhook from webhook.webhook a where a.id = p_id for no key update;
  if v_webhook.id is null then
    raise sqlstate 'TR404' using message = 'webhook_inconnu';
  end if;
  return v_webhook;
end
$$;
