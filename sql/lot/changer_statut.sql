-- Changes the state of a lot by an act of the matrix and writes the trace; returns the new state.
-- Spec: lots#passages.
-- Refuses: lot_inconnu, transition_refusee (the act does not start from the lot's state).
-- Locks: the lot.
create or replace function lot.changer_statut(
  p_lot_id uuid, p_acte text, p_raison text, p_auteur_id uuid, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot;
  v_vers text;
begin
  perform lot.verrouiller(p_lot_id);
  v_lot := lot.exiger(p_lot_id);
  v_vers := lot.exiger_acte(v_lot, p_acte);
  if v_vers is null then  -- an act that is none of the matrix
    perform acte.refuser('lot', p_lot_id, v_lot.statut, p_acte);
  end if;
  -- A released lot was validated from `en_attente`: a devalidation returns it to that state.
  perform lot.poser_statut(
    p_lot_id, p_acte, v_vers, case p_acte when 'liberer' then 'en_attente' else v_lot.statut end,
    p_raison, p_auteur_id, p_le);
  return v_vers;
end
$$;
