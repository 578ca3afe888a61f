-- Continues the replay of one active subscription, if one is under way.
-- Spec: webhooks#rejouer.
-- Locks: the cursor, then the subscription; another worker that holds the cursor does the work.
create or replace function webhook.poursuivre(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook;
begin
  if not exists (select from webhook.webhook a
                 where a.statut = 'actif' and a.rejoue_place is not null) then
    return;
  end if;
  perform from webhook.curseur c for no key update skip locked;
  if not found then
    return;
  end if;
  select a.* into v_webhook from webhook.webhook a
  where a.statut = 'actif' and a.rejoue_place is not null
  order by a.rang limit 1 for no key update;
  if v_webhook.id is not null then
    perform webhook.continuer(v_webhook, p_le);
  end if;
end
$$;
