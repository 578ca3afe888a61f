-- Reverses an output of a lot: the matter returns to the lot, which opens again if it was consumed
-- or archived since; matter that had been returned consumes its producer's capacity again. Every
-- reversal stores its reason (`matiere.renverser`).
-- Spec: matiere#contrepassation.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, matiere_deja_utilisee.
-- Locks: the collections returned, their plots and balances, the reception, then the lot.
create or replace function lot.renverser_sortie(
  p_sortie_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sortie lot.sortie_lot;
  v_id uuid;
  v_documents_differes boolean := document.differer();
begin
  select s.* into v_sortie from lot.sortie_lot s where s.id = p_sortie_id;
  perform collecte.verrouiller(array(
    select r.collecte_id from lot.collecte_rendue r where r.sortie_id = v_sortie.id));
  perform from reception.reception r
  where r.id = (select l.reception_id from lot.lot l where l.id = v_sortie.lot_id) for update;
  perform lot.verrouiller(v_sortie.lot_id);
  v_id := matiere.contrepasser(v_sortie.mouvement_id, p_auteur_id, p_le);
  perform lot.rouvrir(v_sortie.lot_id, p_raison, p_auteur_id, p_le);
  perform collecte.rejuger(r.collecte_id, p_le)
  from lot.collecte_rendue r where r.sortie_id = v_sortie.id order by r.collecte_id;
  if v_sortie.genre = 'retour' then
    perform paiement.arreter(l.reception_id, p_auteur_id, p_le)
    from lot.lot l where l.id = v_sortie.lot_id;
  end if;
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
  return v_id;
end
$$;
