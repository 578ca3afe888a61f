-- Turns an active subscription off because its address fails; what is due stays due.
-- Spec: webhooks#etats.
create or replace function webhook.couper(p_id uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update webhook.webhook a
  set statut = 'coupe', arrete_le = p_le, raison_arret = p_raison
  where a.id = p_id and a.statut = 'actif';
  if found then
    perform journal.consigner(p_le, 'webhook.couper', 'webhook', p_id,
                              jsonb_build_object('raison', p_raison));
  end if;
end
$$;
