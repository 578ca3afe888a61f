-- Enters the surplus of a count as a separate lot next to the counted one, of the same campaign,
-- nature and product. The new lot has no state under any referential, and so is `conventionnel`.
-- Its id is the id of the count.
-- Spec: inventaires#surplus.
-- Refuses: qualite_non_admise, segment_manquant, sequence_hors_capacite.
-- Locks: the numbering counter, then the new lot.
create or replace function inventaire.entrer_surplus(
  p_comptage inventaire.comptage, p_inventaire inventaire.inventaire, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_surplus_g bigint := p_comptage.compte_g - p_comptage.theorique_g;
  v_lot lot.lot;
begin
  select l.campagne_id, l.nature, l.produit_id
  into v_lot.campagne_id, v_lot.nature, v_lot.produit_id
  from lot.lot l where l.id = p_comptage.lot_id;
  v_lot.id := p_comptage.id;
  v_lot.comptage_id := p_comptage.id;
  v_lot.statut := 'en_attente';
  v_lot.emplacement_id := p_inventaire.surplus_emplacement_id;
  perform lot.naitre(v_lot, '{}', 'decision', p_auteur_id, p_le);
  perform matiere.mouvoir('inventaire', 'comptage', p_comptage.id, array[
    (matiere.compte_de('ajustement', null), v_lot.produit_id, -v_surplus_g, null),
    (matiere.compte_de('lot', v_lot.id), v_lot.produit_id, v_surplus_g, null)]::matiere.ligne[],
    p_auteur_id, p_inventaire.date_operation, p_le);
  perform lot.entrer_en_stock(v_lot.id, p_auteur_id, p_le);
end
$$;
