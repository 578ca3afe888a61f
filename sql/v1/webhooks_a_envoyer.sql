-- Turns the new entries of an organization's journal into events, continues a replay, and hands the
-- deliveries that are due to a worker: {organisation_id, ouvrier}.
-- Spec: webhooks#livraison, webhooks#rejouer.
create or replace function v1.webhooks_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform webhook.relever(now());
  perform webhook.poursuivre(now());
  return webhook.prendre((p_requete ->> 'ouvrier')::uuid, now());
end
$$;
grant execute on function v1.webhooks_a_envoyer(jsonb) to api;
