-- Moves the matter of an expedition from its lots, which the caller has locked, to the client; an
-- emptied lot is consumed. Returns the movement.
-- Spec: lots#consommation, ventes-et-expeditions#validation.
-- Refuses: stock_insuffisant (a constraint), matiere_pas_encore_entree, transition_refusee.
-- Locks: the balances of the lots.
create or replace function expedition.debiter(
  p_expedition expedition.expedition, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client uuid := matiere.compte_de('client', p_expedition.client_id);
  v_mouvement_id uuid;
begin
  v_mouvement_id := matiere.mouvoir(
    'expedition', 'expedition', p_expedition.id,
    array(
      select (c.compte_id, o.produit_id, c.signe * l.quantite_g, p_expedition.id)::matiere.ligne
      from expedition.ligne l
        join lot.lot o on o.id = l.lot_id
        cross join lateral (values (matiere.compte_de('lot', o.id), -1), (v_client, 1))
          as c (compte_id, signe)
      where l.expedition_id = p_expedition.id),
    p_auteur_id, p_expedition.date_operation, p_le);
  perform lot.changer_statut(l.lot_id, 'consommer', null, p_auteur_id, p_le)
  from (select distinct e.lot_id from expedition.ligne e where e.expedition_id = p_expedition.id
        order by e.lot_id) as l
    join matiere.compte c on c.genre = 'lot' and c.objet_id = l.lot_id
    join matiere.solde s on s.compte_id = c.id
  where s.quantite_g = 0;
  return v_mouvement_id;
end
$$;
