-- Records the exit of a member at an instant: their plots leave with them, the ceilings of the open
-- campaigns can no longer be used, and past consumption stays. Records about them after that
-- instant are judged again, also by these ceilings. A plot that they transferred later leaves until
-- its transfer. Overlaps that the exit makes moot are lifted.
-- Spec: terrain#sortie, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md,
--         0176-fusion-ou-sortie-entre-temps.md.
-- Refuses: producteur_inconnu, producteur_sorti, evenement_hors_ordre, parametre_invalide.
-- Locks: controls that it may make moot, the producer, their collections dated after it in the
--        order of their ids, their plots before the copies of these, then their balances, then the
--        producer against records that name them (a running collection locks its balance before it
--        names its producer), plots that came meanwhile, and what `reception.reprendre_differees`
--        locks.
create or replace function adhesion.sortir(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_a_revoir uuid[] := adhesion.chevauchements(p_id);
  v_producteur producteur.producteur;
  v_date timestamptz;
  v_apres tstzmultirange;
  v_parcelles uuid[];
  v_collecte record;
  v_differe boolean := reception.differer('Sortie du membre');
begin
  perform constat.tenir(v_a_revoir);
  v_producteur := producteur.verrouiller(p_id);
  v_date := adhesion.consigner(v_producteur, 'sortie', p_requete, p_auteur_id, p_le);
  v_apres := tstzmultirange(tstzrange(v_date, null));
  perform from collecte.collecte c
  where c.producteur_id = v_producteur.id and c.date_operation >= v_date
  order by c.id for no key update;
  perform from parcelle.parcelle p
  where p.id in (select d.id from adhesion.parcelles_quittees(v_producteur.id, v_date) as d (id))
  order by p.id for no key update;
  perform capacite.verrouiller_producteurs(v_producteur.id);
  perform from producteur.producteur p where p.id = v_producteur.id for update;
  v_parcelles := array(select adhesion.parcelles_quittees(v_producteur.id, v_date));
  update producteur.producteur p set actif_pendant = p.actif_pendant - v_apres
  where p.id = v_producteur.id;
  update parcelle.parcelle p set actif_pendant = p.actif_pendant - v_apres
  where p.producteur_id = v_producteur.id;
  update parcelle.parcelle p
  set actif_pendant = p.actif_pendant - tstzmultirange(tstzrange(v_date, d.jusqu_au))
  from adhesion.parcelles_cedees(v_producteur.id, v_date) as d
  where p.id = d.id;
  perform capacite.suspendre(v_producteur.id);
  perform adhesion.rejuger_saisies(v_producteur.id, v_parcelles, v_date, p_le);

  for v_collecte in
    select c.id, c.commande_id from collecte.collecte c
    where c.producteur_id = v_producteur.id and c.date_operation >= v_date
    order by c.date_operation, c.id
  loop
    perform collecte.rejuger(v_collecte.id, p_le);
    perform constat.ouvrir(v_collecte.commande_id, 'collecte', v_collecte.id,
                           collecte.juger_plafond(v_collecte.id), p_le);
  end loop;
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  perform commande.reexaminer(v_producteur.id, v_date, p_le);
  perform constat.revoir(v_a_revoir, null, 'une sortie arrivée depuis', p_le);
  return producteur.detailler(v_producteur.id, p_le);
end
$$;
