-- Validates a lot: gives it its official number and its state, and puts it into quarantine at once
-- if an executed recall found it before. A lot that a laboratory's result blocks is not validated.
-- Spec: lots#validation, rappels#execution.
-- Refuses: lot_inconnu, transition_refusee, analyse_non_conforme, campagne_non_ouverte,
--          segment_manquant, sequence_hors_capacite.
-- Locks: the numbering counter, then the lot.
create or replace function lot.entrer_en_stock(
  p_lot_id uuid, p_auteur_id uuid, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_numero text := lot.numeroter(p_lot_id, p_le);
  v_rappel_id uuid;
begin
  perform lot.changer_statut(p_lot_id, 'valider', null, p_auteur_id, p_le);
  perform lot.exiger_analyses(p_lot_id);
  select l.rappel_id into v_rappel_id from lot.lot l where l.id = p_lot_id;
  if v_rappel_id is not null then
    perform lot.mettre_en_quarantaine(p_lot_id, 'rappel', v_rappel_id, p_auteur_id, p_le);
  end if;
  return v_numero;
end
$$;
