-- Reverses the birth of a reception's lot, with all that late data and devalidations posted since,
-- latest first: the collections are their agents' again and may be received anew, the lots are
-- cancelled, the reception rejected. Answers the birth's mirror.
-- Spec: domain, «writes the mirrored movement, refers to it, and is refused where a later movement
--       used the matter»; Lot, «while in quarantine every debit (including reversal of the
--       creation) is refused».
-- Refuses: matiere_deja_utilisee, lot_en_quarantaine, mouvement_deja_contrepasse.
-- Locks: the reception, its lots by id, then the balances.
create or replace function reception.contrepasser(
  p_reception_id uuid, p_raison text, p_auteur_id uuid, p_date_operation timestamptz,
  p_le timestamptz) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_mouvement record;
  v_id uuid;
begin
  perform from reception.reception r where r.id = p_reception_id for update;
  perform lot.verrouiller(variadic array(
    select l.id from lot.lot l where l.reception_id = p_reception_id));
  for v_mouvement in
    select m.id from matiere.mouvement m
    where m.entite_id = p_reception_id and m.entite = 'reception' and m.contrepasse_id is null
      and not exists (select from matiere.mouvement c where c.contrepasse_id = m.id)
    order by m.rang desc
  loop
    v_id := matiere.contrepasser(v_mouvement.id, p_auteur_id, p_date_operation, p_le);
  end loop;
  if v_id is null then
    raise sqlstate 'TR409' using message = 'mouvement_deja_contrepasse';
  end if;
  update reception.apport a set annule_le = p_le
  where a.reception_id = p_reception_id and a.annule_le is null;
  perform lot.changer_statut(l.id, 'annuler', p_raison, p_auteur_id, p_le)
  from lot.lot l
  where l.reception_id = p_reception_id and l.statut in ('en_attente', 'validé')
  order by l.id;
  insert into reception.transition
    (organisation_id, reception_id, rang, acte, de, vers, raison, auteur_id, le)
  select r.organisation_id, r.id,
         (select coalesce(max(t.rang), 0) + 1 from reception.transition t
          where t.reception_id = r.id),
         'annuler', r.statut, 'rejetée', p_raison, p_auteur_id, p_le
  from reception.reception r where r.id = p_reception_id and r.statut <> 'rejetée';
  update reception.reception r set statut = 'rejetée' where r.id = p_reception_id;
  return v_id;
end
$$;
