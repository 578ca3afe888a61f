-- Step 2: locks the batch's device, so that two simultaneous sends from it are serialized; answers
-- its last sequence, null when the device is not the caller's own.
-- Spec: commandes#appareil.
-- Locks: the device, and waits for it no longer than a phone does: another process holds it.
create or replace function commande.verrouiller_appareil(p_liasse commande.liasse) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
set lock_timeout = '4s'
as $$
begin
  return (
    select a.derniere_sequence from appareil.appareil a
    where p_liasse.appareil_propre and a.id = p_liasse.appareil_id
    for no key update);
end
$$;
