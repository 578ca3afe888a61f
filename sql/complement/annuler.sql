-- Cancels a price complement with a reason: new lines take its due amounts back, and deduct them if
-- they were paid.
-- Spec: paiements#complement, paiements#difference.
-- Refuses: complement_inconnu, transition_refusee.
-- Locks: the complement, then what `complement.aligner` locks.
create or replace function complement.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns complement.complement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_complement complement.complement := complement.verrouiller(p_id, 'annuler');
begin
  update complement.complement k
  set statut = 'annulée', annule_le = p_le, annule_par = p_auteur_id,
      raison_annulation = p_raison
  where k.id = p_id
  returning k.* into v_complement;
  perform complement.aligner(v_complement, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'complement.annuler', 'complement', p_id,
                            jsonb_build_object('raison', p_raison));
  return v_complement;
end
$$;
