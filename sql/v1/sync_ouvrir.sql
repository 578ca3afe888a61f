-- Opens a batch for the caller. An inactive account may send: each command is judged at its
-- operation date. A draining token opens batches of its own device alone.
-- Spec: POST /v1/sync/commandes; Authentication, «judged by synchronization at the operation date».
create or replace function v1.sync_ouvrir(p_appelant jsonb, p_appareil_id uuid) returns commande.lot
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select commande.ouvrir_lot(
    utilisateur.identifier_porteur(p_appelant, p_appareil_id, clock_timestamp()), p_appareil_id,
    clock_timestamp())
$$;
grant execute on function v1.sync_ouvrir(jsonb, uuid) to api;
