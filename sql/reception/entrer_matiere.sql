-- Enters a reception's matter into its lot: from the custody of the agents who collected it, from
-- the account `attendu` of each expected reference, or from the supplier. Collection by collection,
-- missing mass goes to `perte` and excess mass comes from `ajustement`.
-- Spec: receptions#pesee.
-- Locks: the lot's balance.
create or replace function reception.entrer_matiere(
  p_reception reception.reception, p_lot_id uuid, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot uuid := matiere.compte_de('lot', p_lot_id);
  v_produit uuid := p_reception.produit_id;
  v_lignes matiere.ligne[];
begin
  if p_reception.origine = 'achat' then
    v_lignes := array[
      (matiere.compte_de('fournisseur', p_reception.fournisseur_id), v_produit, -p_reception.net_g,
       null),
      (v_lot, v_produit, p_reception.net_g, null)]::matiere.ligne[];
  else
    select array_agg((l.compte_id, v_produit, l.quantite_g, a.collecte_id)::matiere.ligne
                     order by a.rang, l.rang) into v_lignes
    from reception.apport a
      left join collecte.collecte c
        on c.organisation_id = a.organisation_id and c.id = a.collecte_id
      cross join lateral (values
        (1, case when c.id is null then matiere.compte_de('attendu', a.id)
                 else matiere.compte_de('garde', c.utilisateur_id) end, -a.quantite_g),
        (2, v_lot, a.recu_g),
        (3, matiere.compte_de('perte', null), greatest(a.quantite_g - a.recu_g, 0)),
        (4, matiere.compte_de('ajustement', null), least(a.quantite_g - a.recu_g, 0)))
        as l (rang, compte_id, quantite_g)
    where a.reception_id = p_reception.id and l.quantite_g <> 0;
  end if;
  return matiere.mouvoir('reception', 'reception', p_reception.id, v_lignes, p_auteur_id,
                         p_reception.date_operation, p_le);
end
$$;
