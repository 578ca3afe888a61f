-- Releases the consumption of capacities by a collection, by entries of the opposite sign.
-- Spec: capacites#consommation.
-- Chosen: called by cancellation, correction to another producer, downgrade.
-- Locks: the producer's balances.
create or replace function collecte.liberer_capacite(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  with prise as (
    select k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code,
           sum(k.quantite_g) as quantite_g
    from capacite.toute_consommation k where k.collecte_id = p_id
    group by k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code
    having sum(k.quantite_g) <> 0
  ),
  rendue as (
    insert into capacite.consommation
      (organisation_id, collecte_id, campagne_id, producteur_id, matiere_code, etat_code,
       quantite_g, le)
    select p.organisation_id, p_id, p.campagne_id, p.producteur_id, p.matiere_code,
           p.etat_code, -p.quantite_g, p_le
    from prise p
  )
  update capacite.solde s set consomme_g = s.consomme_g - p.quantite_g
  from prise p
  where (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (p.organisation_id, p.campagne_id, p.producteur_id, p.matiere_code, p.etat_code);
end
$$;
