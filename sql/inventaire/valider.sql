-- Validates an inventory by a second person: shortages become losses at its date, and each surplus
-- becomes a lot of its own.
-- Spec: inventaires#validation, inventaires#manque, inventaires#surplus.
-- Refuses: inventaire_inconnu, transition_refusee, stock_insuffisant and lot_non_debitable (what
--          lacked left since), what `inventaire.exiger_second`, `inventaire.exiger_immobiles` and
--          `inventaire.entrer_surplus` refuse.
-- Locks: the inventory, the numbering counters of the surplus, then the lots and their balances.
create or replace function inventaire.valider(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inventaire inventaire.inventaire := inventaire.verrouiller(p_id, 'valider');
  v_ecart record;
begin
  perform inventaire.exiger_second(v_inventaire, p_auteur_id, p_le);
  perform inventaire.exiger_immobiles(v_inventaire);
  perform inventaire.entrer_surplus(c, v_inventaire, p_auteur_id, p_le)
  from inventaire.comptage c
  where c.inventaire_id = p_id and c.compte_g > c.theorique_g order by c.lot_id;

  perform lot.verrouiller(variadic array(
    select c.lot_id from inventaire.comptage c where c.inventaire_id = p_id));
  perform from matiere.solde s
  where s.compte_id in (
    select k.id from inventaire.comptage c
      join matiere.compte k on k.genre = 'lot' and k.objet_id = c.lot_id
    where c.inventaire_id = p_id)
  order by s.compte_id for update;
  perform inventaire.exiger_immobiles(v_inventaire);
  for v_ecart in
    select c.id, matiere.compte_de('lot', c.lot_id) as compte_id, l.produit_id,
           c.theorique_g - c.compte_g as manque_g
    from inventaire.comptage c
      join lot.lot l on l.organisation_id = c.organisation_id and l.id = c.lot_id
    where c.inventaire_id = p_id and c.compte_g < c.theorique_g order by c.lot_id
  loop
    perform matiere.mouvoir('inventaire', 'comptage', v_ecart.id, array[
      (v_ecart.compte_id, v_ecart.produit_id, -v_ecart.manque_g, null),
      (matiere.compte_de('perte', null), v_ecart.produit_id, v_ecart.manque_g, null)
      ]::matiere.ligne[], p_auteur_id, v_inventaire.date_operation, p_le);
  end loop;
  perform inventaire.conclure(p_id, 'validé', null, p_auteur_id, p_le);
  return inventaire.presenter_detail(p_id);
end
$$;
