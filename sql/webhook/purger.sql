-- Deletes events older than thirty days with their deliveries, at most `p_nombre` at a time;
-- returns how many events.
-- Spec: webhooks#envois.
create or replace function webhook.purger(p_le timestamptz, p_nombre integer) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vieux uuid[] := array(
    select e.id from webhook.evenement e where e.le < p_le - interval '30 days'
    order by e.le limit p_nombre);
begin
  delete from webhook.envoi v where v.evenement_id = any (v_vieux);
  delete from webhook.evenement e where e.id = any (v_vieux);
  return cardinality(v_vieux);
end
$$;
