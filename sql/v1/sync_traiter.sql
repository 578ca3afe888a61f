-- Processes one command of a batch in the caller's transaction.
-- Spec: commandes#traitement.
-- Chosen: plans are made once, for any value: docs/performance.md#reads.
-- Why: the context is set again for each command, because local settings end with their
--      transaction. A cancelled command reads its own start time (`commande.delai_epuise`).
create or replace function v1.sync_traiter(
  p_liasse commande.liasse, p_enveloppe text, p_fait jsonb) returns jsonb
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_appel text[] := array[
    set_config('sillon.organisation_id', p_liasse.organisation_id::text, true),
    set_config('sillon.utilisateur_id', p_liasse.utilisateur_id::text, true),
    set_config('sillon.commande_depuis', clock_timestamp()::text, true)];
begin
  return commande.traiter(p_liasse, p_enveloppe, p_fait);
end
$$;
grant execute on function v1.sync_traiter(commande.liasse, text, jsonb) to api;
