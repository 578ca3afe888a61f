-- Requires that the state of a subscription allows an act, before the request itself is checked;
-- turned on, it must be one of twenty at most.
-- Spec: service#actes, webhooks#etats.
-- Chosen: docs/decisions/0201-actes-du-dehors.md.
-- Refuses: transition_refusee, webhooks_trop_nombreux.
create or replace function webhook.exiger_faisable(p_webhook webhook.webhook, p_acte text)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform acte.exiger('webhook', p_webhook.id, p_webhook.statut, p_acte);
  if p_acte = 'activer' then
    perform webhook.exiger_place();
  end if;
end
$$;
