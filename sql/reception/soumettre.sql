-- Submits a reception for validation: its lot is created, or leaves its draft state, and its matter
-- enters the lot.
-- Spec: receptions#brouillon, receptions#pesee.
-- Refuses: reception_inconnue, transition_refusee, qualite_non_admise, and what
--          `reception.exiger_campagne` and `reception.poser_apports` refuse.
-- Locks: the reception, the references, the collections (for a purchase the supplier, shared: a
--        recall of the supplier's goods waits), the lot's balance, then what `livraison.marquer`
--        locks.
create or replace function reception.soumettre(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_id);
  v_lot lot.lot;
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'soumettre');
  perform reception.exiger_campagne(v_reception);
  if v_reception.origine = 'membres' then
    perform reception.poser_apports(v_reception);
  else
    perform from fournisseur.fournisseur f where f.id = v_reception.fournisseur_id for key share;
  end if;
  if v_reception.lot_id is null then
    v_lot.campagne_id := v_reception.campagne_id;
    v_lot.nature := 'REC';
    v_lot.produit_id := v_reception.produit_id;
    v_lot.statut := 'en_attente';
    v_lot.reception_id := p_id;
    v_lot.emplacement_id := v_reception.emplacement_id;
    v_lot.id := lot.naitre(v_lot, reception.etats(p_id), 'apports', p_auteur_id, p_le);
    update reception.reception r set lot_id = v_lot.id where r.id = p_id;
  else
    v_lot.id := v_reception.lot_id;
    perform lot.qualifier(v_lot.id, reception.etats(p_id), 'apports', null, p_auteur_id, p_le);
    perform lot.exiger_place(l.id, l.emplacement_id) from lot.lot l where l.id = v_lot.id;
    perform lot.changer_statut(v_lot.id, 'soumettre', null, p_auteur_id, p_le);
  end if;
  perform reception.entrer_matiere(v_reception, v_lot.id, p_auteur_id, p_le);
  perform livraison.marquer_recues(array(
    select a.collecte_id from reception.apport a
    where a.reception_id = p_id and a.collecte_id is not null));
  perform reception.tracer(p_id, 'soumettre', 'en_attente', null, p_auteur_id, p_le);
end
$$;
