-- Takes a reception's validation back; the matrix of lots does not contain this act. Its lot is
-- cancelled, and a new lot of the same quantity and quality waits for validation. The reception
-- keeps its number; its documents get a new index. Returns the new lot.
-- Spec: numerotation#reprise, receptions#devalidation.
-- Refuses: reception_inconnue, transition_refusee, lot_en_quarantaine,
--          lot_non_debitable, matiere_deja_utilisee, qualite_non_admise.
-- Locks: the reception, the lots.
create or replace function reception.devalider(
  p_reception_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_reception_id);
  v_lot_id uuid;
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'devalider');
  perform lot.verrouiller(v_reception.lot_id);
  perform reception.exiger_devalidable(v_reception);
  perform lot.poser_statut(v_reception.lot_id, 'devalider', 'annulé', null, p_raison, p_auteur_id,
                           p_le);
  v_lot_id := reception.reprendre_lot(v_reception, p_auteur_id, p_le);
  update reception.reception r set lot_id = v_lot_id, indice = r.indice + 1
  where r.id = p_reception_id;
  perform reception.tracer(p_reception_id, 'devalider', 'en_attente', p_raison, p_auteur_id, p_le);
  return v_lot_id;
end
$$;
