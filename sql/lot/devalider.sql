-- Takes a lot's validation back; the matrix does not contain this act. Returns the lot that now
-- waits for validation: a new one for a reception, the same one for a step's output. The number
-- stays with its record.
-- Spec: lots#devalidation.
-- Refuses: lot_inconnu, transition_refusee, matiere_deja_utilisee,
--          qualite_non_admise (a reception's).
-- Locks: the reception, then the lot.
-- Calls up: reception.devalider.
create or replace function lot.devalider(
  p_lot_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot := lot.exiger(p_lot_id);
begin
  if v_lot.reception_id is not null then
    -- The reception is locked before the lot, so that this act waits for a running validation.
    perform from reception.reception r where r.id = v_lot.reception_id for update;
  end if;
  perform lot.verrouiller(p_lot_id);
  v_lot := lot.exiger(p_lot_id);
  perform lot.exiger_acte(v_lot, 'devalider');
  if v_lot.reception_id is not null then
    return reception.devalider(v_lot.reception_id, p_raison, p_auteur_id, p_le);
  end if;
  perform lot.exiger_inutilise(p_lot_id);
  perform lot.poser_statut(p_lot_id, 'devalider', v_lot.statut_precedent, null, p_raison,
                           p_auteur_id, p_le);
  perform journal.consigner(p_le, 'lot.devalider', 'lot', p_lot_id,
                            jsonb_build_object('raison', p_raison));
  return p_lot_id;
end
$$;
