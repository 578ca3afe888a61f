-- Requires that the organization may have another active subscription: twenty at most.
-- Spec: webhooks#abonnement.
-- Refuses: webhooks_trop_nombreux.
create or replace function webhook.exiger_place() returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_au_plus constant integer := 20;
begin
  if (select count(*) from webhook.webhook a where a.statut = 'actif') >= v_au_plus then
    raise sqlstate 'TR409' using message = 'webhooks_trop_nombreux',
      detail = jsonb_build_object('au_plus', v_au_plus)::text;
  end if;
end
$$;
