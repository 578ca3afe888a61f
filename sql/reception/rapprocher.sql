-- Settles the reception that expected the reference of an arrived collection. The mass in the
-- agent's custody pays the debt of the account `attendu`; the difference is a loss or an
-- adjustment; the lot keeps its weighed mass and its quality is calculated again. Returns the
-- differences between the collection and the reception.
-- Spec: receptions#attendus, receptions#rapprochement, receptions#qualite.
-- Chosen: docs/decisions/0024-suites.md. Motifs: ecart_calcul.
-- Locks: the reception, then its lots by id; the reference is held (`reception.est_attendue`).
create or replace function reception.rapprocher(
  p_collecte_id uuid, p_reference text, p_auteur_id uuid, p_date_operation timestamptz,
  p_le timestamptz)
returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collecte collecte.collecte;
  v_apport reception.apport;
  v_reception reception.reception;
  v_mouvement_id uuid;
begin
  v_apport := reception.attendu(p_reference);
  select r.* into v_reception from reception.reception r
  where r.id = v_apport.reception_id for update;
  v_apport := reception.attendu(p_reference);
  if v_apport.id is null then  -- freed meanwhile
    return '{}';
  end if;
  select c.* into v_collecte from collecte.collecte c where c.id = p_collecte_id;

  v_mouvement_id := matiere.mouvoir(
    'rapprochement', 'reception', v_reception.id,
    reception.lignes_attendues(v_apport.id, p_collecte_id), p_auteur_id, p_date_operation, p_le);
  update reception.apport a set collecte_id = p_collecte_id, rapproche_le = p_le
  where a.id = v_apport.id;
  perform livraison.marquer_recues(array[p_collecte_id]);
  perform reception.consigner_redressement(
    v_reception.id, p_collecte_id, 'rapprochement', v_mouvement_id, null,
    'Arrivée de la collecte ' || p_reference, jsonb_build_object(
      'net_g', jsonb_build_array(v_apport.quantite_g, v_collecte.net_g)),
    p_auteur_id, p_le);
  perform paiement.arreter(v_reception.id, p_auteur_id, p_le);
  return reception.comparer(v_reception, v_collecte);
end
$$;
