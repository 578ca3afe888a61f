-- Reverses a movement: posts its mirror, which refers to it, and ends the links derived from it.
-- The movement counts as never happened: the mirror has the same date, so no balance at any date
-- includes the movement. `enregistre_le` is the date of the reversal. The domains update the
-- records behind the movement.
-- Spec: matiere#contrepassation, lots#quarantaine.
-- Chosen: docs/decisions/0031-stock-a-toute-date.md.
-- Refuses: what `matiere.exiger_renversable` refuses, lot_en_quarantaine.
-- Locks: the movement, then the balances of its lots.
create or replace function matiere.contrepasser(
  p_mouvement_id uuid, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement matiere.mouvement;
  v_id uuid;
begin
  -- Append-only rows can not be locked for update, so two reversals wait for each other at the
  -- locks of the balances.
  perform from matiere.solde s
  where s.compte_id in (select e.compte_id from matiere.toute_ecriture e
                        where e.mouvement_id = p_mouvement_id)
  order by s.compte_id for update;
  v_mouvement := matiere.exiger_renversable(p_mouvement_id);
  v_id := matiere.mouvoir(
    'contrepassation', v_mouvement.entite, v_mouvement.entite_id,
    array(select (e.compte_id, e.produit_id, -e.quantite_g, e.objet_id)::matiere.ligne
          from matiere.toute_ecriture e where e.mouvement_id = p_mouvement_id order by e.rang),
    p_auteur_id, v_mouvement.date_operation, p_le, p_mouvement_id);
  update matiere.filiation f set annulee = true where f.mouvement_id = p_mouvement_id;
  return v_id;
end
$$;
