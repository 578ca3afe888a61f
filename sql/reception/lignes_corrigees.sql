-- Returns the entries that move the ledger from a reception's former values to the corrected ones,
-- in its present lot. A difference in mass comes from the origin of the goods, or goes back to it;
-- the goods of a purchase now belong to the new supplier. `p_parts` are the shares of its
-- contributions, by their ranks.
-- Spec: receptions#correction.
create or replace function reception.lignes_corrigees(
  p_avant reception.reception, p_apres reception.reception, p_parts bigint[])
returns matiere.ligne[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot uuid := matiere.compte_de('lot', p_avant.lot_id);
  v_produit uuid := p_avant.produit_id;
  v_ecart bigint := p_apres.net_g - p_avant.net_g;
begin
  return case p_avant.origine
    when 'achat' then array[
      (matiere.compte_de('fournisseur', p_avant.fournisseur_id), v_produit, p_avant.net_g, null),
      (matiere.compte_de('fournisseur', p_apres.fournisseur_id), v_produit, -p_apres.net_g, null),
      (v_lot, v_produit, v_ecart, null)]::matiere.ligne[]
    when 'retour' then array(
      select (l.compte_id, v_produit, l.quantite_g, x.id)::matiere.ligne
      from expedition.retour r
        join expedition.expedition x on x.id = r.expedition_id
        cross join lateral (
          values (matiere.compte_de('client', x.client_id), -v_ecart), (v_lot, v_ecart))
          as l (compte_id, quantite_g)
      where r.reception_id = p_avant.id)
    else array(
      select (l.compte_id, v_produit, l.quantite_g,
              case when a.reference_provisoire is null then a.collecte_id end)::matiere.ligne
      from (select b.rang, b.collecte_id, b.reference_provisoire, b.quantite_g, b.recu_g,
                   p_parts[row_number() over (order by b.rang)] as part_g
            from reception.apport b
            where b.reception_id = p_avant.id and b.annule_le is null) as a
        cross join lateral (values
          (v_lot, a.part_g - a.recu_g),
          (matiere.compte_de('perte', null),
           greatest(a.quantite_g - a.part_g, 0) - greatest(a.quantite_g - a.recu_g, 0)),
          (matiere.compte_de('ajustement', null),
           least(a.quantite_g - a.part_g, 0) - least(a.quantite_g - a.recu_g, 0)))
          as l (compte_id, quantite_g)) end;
end
$$;
