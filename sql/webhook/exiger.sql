-- Returns a subscription of the organization; it must exist.
-- Spec: webhooks#abonnement.
-- Refuses: webhook_inconnu.
create or replace function webhook.exiger(p_id uuid) returns webhook.webhook
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook;
begin
  select a.* into v_webhook from webhook.webhook a where a.id = p_id;
  if v_webhook.id is null then
    raise sqlstate 'TR404' using message = 'webhook_inconnu';
  end if;
  return v_webhook;
end
$$;
