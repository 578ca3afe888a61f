-- Closes a batch in the caller's transaction and answers the device's last sequence.
-- Spec: Processing of a batch, «`derniere_synchro` is set at the end of the batch».
create or replace function v1.sync_clore(p_lot commande.lot, p_est_plein boolean) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_lot.organisation_id::text, true);
  return commande.clore_lot(p_lot, p_est_plein);
end
$$;
grant execute on function v1.sync_clore(commande.lot, boolean) to api;
