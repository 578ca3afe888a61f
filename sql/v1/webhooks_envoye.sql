-- Records the outcomes of deliveries that a worker holds: {organisation_id, ouvrier, envois}.
-- Spec: webhooks#livraison, webhooks#reprises.
create or replace function v1.webhooks_envoye(p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform webhook.regler((p_requete ->> 'ouvrier')::uuid, p_requete -> 'envois', now());
end
$$;
grant execute on function v1.webhooks_envoye(jsonb) to api;
