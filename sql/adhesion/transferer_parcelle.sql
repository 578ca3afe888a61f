-- Transfers a plot to another producer at an instant. The campaigns' consumption of the plot goes
-- with it, both producers' capacities return to validation, and later records of the plot are
-- judged again with its holder at their date. Controls that the transfer makes moot are lifted.
-- Spec: terrain#transfert, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: parcelle_inconnue, producteur_inconnu, and what `adhesion.refuser_transfert` refuses.
-- Locks: controls that it may make moot, the producer, the plot's collections in the order of their
--        ids, the plot, then both producers' balances, and what `reception.reprendre_differees`
--        locks. A collection that arrives meanwhile waits for the plot.
create or replace function adhesion.transferer_parcelle(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p where p.id = p_id);
  v_date timestamptz := (p_requete ->> 'le')::timestamptz;
  v_a_revoir uuid[];
  v_nouveau producteur.producteur;
  v_parcelle parcelle.parcelle;
  v_collecte record;
  v_differe boolean := reception.differer('Transfert de la parcelle');
begin
  if v_id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  v_a_revoir := constat.inactives(array[p_id, v_id]);
  perform constat.tenir(v_a_revoir);
  v_nouveau := producteur.verrouiller((p_requete ->> 'producteur_id')::uuid);
  perform from collecte.collecte c
  where c.id in (select d.id from parcelle.collectes(v_id) as d (id))
  order by c.id for no key update;
  select p.* into v_parcelle from parcelle.parcelle p where p.id = v_id for update;
  perform adhesion.refuser_transfert(v_parcelle, v_nouveau, v_date, p_le);

  insert into parcelle.transfert
    (organisation_id, parcelle_id, ancien_id, producteur_id, le, raison, auteur_id, enregistre_le)
  values (v_parcelle.organisation_id, v_id, v_parcelle.producteur_id, v_nouveau.id, v_date,
          p_requete ->> 'raison', p_auteur_id, p_le);
  update parcelle.parcelle p
  set producteur_id = v_nouveau.id, groupement_id = v_nouveau.groupement_id,
      actif_pendant = p.actif_pendant + tstzmultirange(tstzrange(v_date, null))
  where p.id = v_id;
  perform capacite.verrouiller_producteurs(v_parcelle.producteur_id, v_nouveau.id);
  perform capacite.deplacer_consommation(v_id, v_nouveau.id, v_date, p_le);
  perform capacite.reproposer_parcelle(v_id, v_parcelle.producteur_id, v_nouveau.id, null,
                                       p_auteur_id, p_le);
  for v_collecte in
    select c.id from collecte.collecte c
    where c.id in (select d.id from parcelle.collectes(v_id) as d (id))
      and c.date_operation >= v_date
    order by c.date_operation, c.id
  loop
    perform collecte.rejuger(v_collecte.id, p_le);
  end loop;
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  perform commande.reexaminer(v_nouveau.id, v_date, p_le);
  perform commande.reexaminer(v_parcelle.producteur_id, v_date, p_le);
  perform constat.revoir(v_a_revoir, null, 'un transfert arrivé depuis', p_le);
  perform journal.consigner(p_le, 'parcelle.transferer', 'parcelle', v_id, jsonb_build_object(
    'ancien_id', v_parcelle.producteur_id, 'producteur_id', v_nouveau.id,
    'le', core.horodatage(v_date), 'raison', p_requete -> 'raison'));
  return parcelle.detailler(v_id, p_le);
end
$$;
