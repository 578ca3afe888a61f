-- Closes a batch in the caller's transaction and returns the device's last sequence.
-- Spec: commandes#synchronisation.
create or replace function v1.sync_clore(
  p_liasse commande.liasse, p_est_entiere boolean, p_version text default null) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
begin
  perform set_config('sillon.organisation_id', p_liasse.organisation_id::text, true);
  return commande.clore_liasse(p_liasse, p_est_entiere, p_version);
end
$$;
grant execute on function v1.sync_clore(commande.liasse, boolean, text) to api;
