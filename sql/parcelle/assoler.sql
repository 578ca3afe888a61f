-- A plot grows something else from an instant on. The declaration is kept beside those before it;
-- when it is the one in force, the capacities of the raw materials whose share changed return to
-- validation. What was collected and estimated there since is compared with it, so that the order
-- in which a declaration and a command arrive does not matter.
-- Spec: terrain#cultures, service#actes-simultanes.
-- Locks: the plot, then the producer's balances.
create or replace function parcelle.assoler(
  p_parcelle_id uuid, p_date timestamptz, p_cultures jsonb, p_refs jsonb, p_raison text,
  p_commande_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid;
  v_le timestamptz;
  v_avant uuid;
  v_apres uuid;
begin
  select p.producteur_id into v_producteur_id
  from parcelle.parcelle p where p.id = p_parcelle_id for no key update;
  v_le := parcelle.apres_assolements(p_parcelle_id, p_le);
  v_avant := parcelle.assolement_au(p_parcelle_id, v_le);
  insert into parcelle.assolement
    (organisation_id, parcelle_id, le, raison, auteur_id, enregistre_le, commande_id)
  values (core.organisation_id(), p_parcelle_id, p_date, p_raison, p_auteur_id, p_le,
          p_commande_id)
  returning id into v_apres;
  perform parcelle.ecrire_cultures(p_parcelle_id, v_apres, p_cultures, p_refs);
  perform constat.ouvrir(x.commande_id, x.entite, x.id, parcelle.verifier_culture(
      jsonb_build_object('parcelle_id', p_parcelle_id, 'produit_id', x.produit_id,
                         'campagne_id', x.campagne_id), x.date_operation), p_le)
  from (
    select c.commande_id, 'collecte' as entite, c.id, c.produit_id, c.campagne_id, c.date_operation
    from collecte.collecte c
    where c.parcelle_id = p_parcelle_id and c.date_operation >= p_date and c.statut <> 'devalidee'
    union all
    select e.commande_id, 'estimation', e.id, e.produit_id, e.campagne_id, e.date_operation
    from recolte.estimation e
    where e.parcelle_id = p_parcelle_id and e.date_operation >= p_date) as x;
  if parcelle.assolement_au(p_parcelle_id, v_le) = v_apres then
    perform parcelle.propager_cultures(p_parcelle_id, v_producteur_id, v_avant, v_apres,
                                         p_auteur_id, v_le);
  end if;
end
$$;
