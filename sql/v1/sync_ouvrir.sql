-- Opens a batch for the caller. An inactive account may send: each command is judged by the
-- account's rights on the day of its operation. A draining token opens batches of its own device
-- only.
-- Spec: commandes#envoi, identites-et-droits#statut.
create or replace function v1.sync_ouvrir(
  p_appelant jsonb, p_appareil_id uuid, p_enveloppes text[])
returns commande.liasse
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_recue_le timestamptz := clock_timestamp();
  v_session utilisateur.session :=
    utilisateur.identifier_porteur(p_appelant, p_appareil_id, v_recue_le);
begin
  return commande.ouvrir_liasse(v_session, p_appareil_id, v_recue_le, p_enveloppes);
end
$$;
grant execute on function v1.sync_ouvrir(jsonb, uuid, text[]) to api;
