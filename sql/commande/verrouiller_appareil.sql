-- Step 2: locks the batch's device, so that simultaneous batches of one device are processed one
-- after another, and writes the sequence to it if the sequence is the awaited one. Returns the
-- device as it was before, or null if the device is not the caller's own. A command that proves to
-- be known, or that fails, gives the sequence back.
-- Spec: commandes#appareil, commandes#ordre.
-- Chosen: docs/performance.md#rereads.
-- Why: the next command usually has the awaited sequence, so one statement locks and writes.
--      Another sequence, or one whose batch waited for a lock, is judged after the lock: it is in
--      order too if all sequences before it were voided, or were processed by a faster batch.
-- Locks: the device, for no longer than a phone waits, if another process holds the lock.
create or replace function commande.verrouiller_appareil(
  p_liasse commande.liasse, p_entete jsonb) returns appareil.appareil
language plpgsql
set lock_timeout = '4s'
as $$
declare
  v_sequence bigint := p_entete ->> 'sequence';
  v_appareil appareil.appareil;
begin
  if (p_entete ->> 'appareil_id')::uuid = p_liasse.appareil_id then
    update appareil.appareil a set derniere_sequence = v_sequence
    where p_liasse.appareil_propre and a.id = p_liasse.appareil_id
      and a.derniere_sequence = v_sequence - 1
    returning a.* into v_appareil;
    if found then
      v_appareil.derniere_sequence := v_sequence - 1;
      return v_appareil;
    end if;
  end if;
  select a.* into v_appareil from appareil.appareil a
  where p_liasse.appareil_propre and a.id = p_liasse.appareil_id
  for no key update;
  if v_sequence > v_appareil.derniere_sequence
     and (p_entete ->> 'appareil_id')::uuid = v_appareil.id
     and commande.verifier_ordre(v_appareil.id, v_sequence, v_appareil.derniere_sequence) is null
  then
    update appareil.appareil a set derniere_sequence = v_sequence where a.id = v_appareil.id;
  end if;
  return v_appareil;
end
$$;
