-- Compares the collections and estimates of a plot, from a date on, with its crops after a
-- declaration was added or removed: a product that does not grow on the plot gets a control.
-- Spec: terrain#culture-a-la-date, commandes#ordre-d-arrivee.
-- Motifs: reference_inactive.
create or replace function parcelle.reprendre_cultures(
  p_parcelle_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform constat.ouvrir(x.commande_id, x.entite, x.id, parcelle.verifier_culture(
      jsonb_build_object('parcelle_id', p_parcelle_id, 'produit_id', x.produit_id,
                         'campagne_id', x.campagne_id), x.date_operation), p_le)
  from (
    select c.commande_id, 'collecte' as entite, c.id, c.produit_id, c.campagne_id, c.date_operation
    from collecte.collecte c
    where c.parcelle_id = p_parcelle_id and c.date_operation >= p_depuis
      and c.statut <> 'devalidee'
    union all
    select e.commande_id, 'estimation', e.id, e.produit_id, e.campagne_id, e.date_operation
    from recolte.estimation e
    where e.parcelle_id = p_parcelle_id and e.date_operation >= p_depuis) as x;
end
$$;
