-- Returns a reception's matter to its origins, to the gram: reverses every movement of the
-- reception and every settlement of its expected references, latest first. A pending or validated
-- reception is rejected and its lot cancelled; its collections may be received again. Returns the
-- reversal of the movement that created the lot.
-- Spec: matiere#contrepassation.
-- Refuses: reception_inconnue, mouvement_inconnu (its matter never entered),
--          mouvement_deja_contrepasse, matiere_deja_utilisee, lot_en_quarantaine.
-- Locks: the reception, the lot, the balances, then what `livraison.marquer` locks.
create or replace function reception.contrepasser(
  p_reception_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_reception_id);
  v_miroir uuid;
begin
  if not exists (select from matiere.mouvement m
                 where m.entite_id = p_reception_id and m.genre in ('reception', 'retour'))
  then
    raise sqlstate 'TR404' using message = 'mouvement_inconnu';
  end if;
  perform lot.verrouiller(v_reception.lot_id);
  perform reception.exiger_inutilisee(v_reception.lot_id);
  v_miroir := reception.reprendre_mouvements(p_reception_id, p_auteur_id, p_le);
  if v_miroir is null then
    raise sqlstate 'TR409' using message = 'mouvement_deja_contrepasse';
  end if;
  if v_reception.statut <> 'rejetée' then
    perform lot.changer_statut(v_reception.lot_id, 'annuler', p_raison, p_auteur_id, p_le);
    perform reception.tracer(p_reception_id, 'annuler', 'rejetée', p_raison, p_auteur_id, p_le);
  end if;
  update reception.apport a set annule_le = p_le
  where a.reception_id = p_reception_id and a.annule_le is null;
  perform livraison.marquer_recues(array(
    select a.collecte_id from reception.apport a
    where a.reception_id = p_reception_id and a.collecte_id is not null));
  return v_miroir;
end
$$;
