-- Gives a subscription a new secret, which the service sealed. The one before goes on signing
-- beside it for some hours; earlier ones end now.
-- Spec: webhooks#secrets.
-- Refuses: webhook_inconnu.
-- Locks: the cursor, then the subscription.
create or replace function webhook.changer_secret(
  p_id uuid, p_secret_id uuid, p_secret_scelle text, p_recouvrement_h integer, p_auteur_id uuid,
  p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook := webhook.verrouiller(p_id);
begin
  update webhook.secret s
  set expire_le = case when s.expire_le is null
                  then p_le + make_interval(hours => coalesce(p_recouvrement_h, 24))
                  else p_le end
  where s.webhook_id = p_id and coalesce(s.expire_le > p_le, true);
  insert into webhook.secret (organisation_id, id, webhook_id, scelle, cree_le, auteur_id)
  values (v_webhook.organisation_id, p_secret_id, p_id, p_secret_scelle, p_le, p_auteur_id);
  perform journal.consigner(p_le, 'webhook.changer_secret', 'webhook', p_id, jsonb_build_object(
    'recouvrement_h', coalesce(p_recouvrement_h, 24)));
  return webhook.presenter(v_webhook, p_le);
end
$$;
