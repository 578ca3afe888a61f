-- Moves the consumption of a plot to its new holder in every campaign that had not ended at the
-- transfer, whatever the collections' dates, because the yield of a plot counts once per campaign.
-- Opens no control.
-- Spec: terrain#transfert.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Locks: the balances that are opened; those that stand are locked already.
create or replace function capacite.deplacer_consommation(
  p_parcelle_id uuid, p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into capacite.solde
    (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id)
  select distinct k.organisation_id, k.campagne_id, p.id, k.matiere_code, k.etat_code,
         p.groupement_id
  from capacite.prises_de_parcelle(p_parcelle_id, p_depuis) as k
    join producteur.producteur p on p.id = p_producteur_id
  order by k.campagne_id, k.matiere_code, k.etat_code
  on conflict do nothing;

  with prise as materialized (
    select k.organisation_id, k.collecte_id, k.campagne_id, k.producteur_id, k.matiere_code,
           k.etat_code, k.quantite_g
    from capacite.prises_de_parcelle(p_parcelle_id, p_depuis) as k
    where k.producteur_id <> p_producteur_id
  ),
  ecriture as (
    insert into capacite.consommation as n
      (organisation_id, collecte_id, campagne_id, producteur_id, matiere_code, etat_code,
       quantite_g, le)
    select p.organisation_id, p.collecte_id, p.campagne_id, v.producteur_id, p.matiere_code,
           p.etat_code, v.quantite_g, p_le
    from prise p
      cross join lateral (values (p.producteur_id, -p.quantite_g), (p_producteur_id, p.quantite_g))
        as v (producteur_id, quantite_g)
    returning n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code, n.quantite_g
  ),
  somme as (
    select e.campagne_id, e.producteur_id, e.matiere_code, e.etat_code,
           sum(e.quantite_g) as quantite_g
    from ecriture e group by e.campagne_id, e.producteur_id, e.matiere_code, e.etat_code
  )
  update capacite.solde s set consomme_g = s.consomme_g + m.quantite_g
  from somme m
  where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (m.campagne_id, m.producteur_id, m.matiere_code, m.etat_code);
end
$$;
