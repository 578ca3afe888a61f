-- Closes a batch: stamps the synchronization of the device, whether it still has commands to send,
-- and the version of its application; schedules the messages to producers; returns the last
-- sequence (0 if the device is not the caller's).
-- Spec: commandes#synchronisation.
-- Chosen: a batch of pure replays stamps the device too, and so does one that ended by `arret`.
-- Locks: the device, for no longer than a phone waits: the undoing of an import may hold the lock.
create or replace function commande.clore_liasse(
  p_liasse commande.liasse, p_est_entiere boolean, p_version text default null)
returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
set lock_timeout = '4s'
as $$
declare
  v_derniere bigint;
begin
  if not p_liasse.appareil_propre then
    return 0;
  end if;
  update appareil.appareil a
  set derniere_synchro = greatest(a.derniere_synchro, p_liasse.recue_le),
      synchro_precedente = p_liasse.synchro_precedente,
      entiere_precedente = p_liasse.synchro_entiere,
      synchro_entiere = case when p_est_entiere then greatest(a.synchro_entiere, p_liasse.recue_le)
        else coalesce(a.synchro_entiere, p_liasse.synchro_entiere) end,
      lot_plein_le = p_liasse.recue_le,
      version_application = coalesce(left(p_version, 100), a.version_application)
  where a.id = p_liasse.appareil_id
  returning a.derniere_sequence into v_derniere;
  perform commande.propager_liasse(p_liasse);
  return v_derniere;
end
$$;
