-- Validates a reception: it meets the rules of its date, its lot gets its number and enters the
-- stock. A crossed threshold puts the lot into quarantine at once.
-- Spec: receptions#validation.
-- Refuses: reception_inconnue, transition_refusee, what `reception.juger` refuses,
--          segment_manquant, sequence_hors_capacite.
-- Locks: the reception, the numbering counter, the lot.
create or replace function reception.valider(
  p_reception_id uuid, p_note text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_reception_id);
  v_numero text;
  v_quarantaine boolean;
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'valider');
  v_quarantaine := reception.juger(v_reception, p_note, p_auteur_id, p_le);
  v_numero := lot.entrer_en_stock(v_reception.lot_id, p_auteur_id, p_le);
  perform lot.exiger_place(l.id, l.emplacement_id)  -- its quality may have changed before its lock
  from lot.lot l where l.id = v_reception.lot_id;
  -- A recall may have quarantined the lot already.
  if v_quarantaine and exists (
    select from lot.lot l where l.id = v_reception.lot_id and l.statut = 'validé')
  then
    perform lot.mettre_en_quarantaine(
      v_reception.lot_id, 'seuil_depasse', null, p_auteur_id, p_le);
  end if;
  update reception.reception r
  set numero_officiel = v_numero, note = coalesce(p_note, r.note) where r.id = p_reception_id;
  perform reception.tracer(p_reception_id, 'valider', 'validée', p_note, p_auteur_id, p_le);
end
$$;
