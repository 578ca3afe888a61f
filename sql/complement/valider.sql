-- Validates a waiting price complement, by a second person: its lines are due from now on.
-- Spec: paiements#complement, identites-et-droits#deux-personnes.
-- Refuses: complement_inconnu, transition_refusee, what `complement.exiger_second` refuses.
-- Locks: the complement, then what `complement.aligner` locks.
create or replace function complement.valider(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns complement.complement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_complement complement.complement := complement.verrouiller(p_id, 'valider');
begin
  perform complement.exiger_second(v_complement, p_auteur_id, p_le);
  update complement.complement k
  set statut = 'validée', valide_le = p_le, valide_par = p_auteur_id where k.id = p_id
  returning k.* into v_complement;
  perform complement.aligner(v_complement, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'complement.valider', 'complement', p_id);
  return v_complement;
end
$$;
