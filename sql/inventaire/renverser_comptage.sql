-- Reverses the effect of an inventory on one lot: lost matter returns to the lot, which opens again
-- if it was consumed or archived since; the lot of a surplus is cancelled if nothing was taken from
-- it. Two persons must agree, as for the inventory.
-- Spec: inventaires#contrepassation, matiere#contrepassation.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, matiere_deja_utilisee,
--          lot_en_quarantaine, separation_des_taches, personnes_non_distinctes.
-- Locks: the lot, then its balance.
create or replace function inventaire.renverser_comptage(
  p_comptage_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_comptage inventaire.comptage;
  v_inventaire inventaire.inventaire;
  v_surplus boolean;
  v_lot_id uuid;
  v_id uuid;
begin
  select c.* into v_comptage from inventaire.comptage c where c.id = p_comptage_id;
  select i.* into v_inventaire
  from inventaire.inventaire i where i.id = v_comptage.inventaire_id;
  perform inventaire.exiger_second(v_inventaire, p_auteur_id, p_le);
  v_surplus := v_comptage.compte_g > v_comptage.theorique_g;
  v_lot_id := case when v_surplus then v_comptage.id else v_comptage.lot_id end;
  perform lot.verrouiller(v_lot_id);
  v_id := matiere.contrepasser(
    (select m.id from matiere.mouvement m
     where m.entite_id = p_comptage_id and m.genre = 'inventaire'), p_auteur_id, p_le);
  if v_surplus then
    perform lot.poser_statut(v_lot_id, 'annuler', 'annulé', null, p_raison, p_auteur_id, p_le);
  else
    perform lot.rouvrir(v_lot_id, p_raison, p_auteur_id, p_le);
  end if;
  return v_id;
end
$$;
