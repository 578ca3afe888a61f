-- Gives part of a collection's consumption of a capacity back: the raw material for the given mass,
-- by the coefficient of the campaign whose capacity was consumed, and at most the consumed mass.
-- Spec: file-de-controle#declassement.
-- Locks: the producer's balance.
create or replace function collecte.rendre_capacite(
  p_id uuid, p_quantite_g bigint, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  with rendue as (
    insert into capacite.consommation
      (organisation_id, collecte_id, campagne_id, producteur_id, matiere_code, etat_code,
       quantite_g, le)
    select k.organisation_id, p_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code,
           -least(sum(k.quantite_g), min((capacite.prise(p, p_quantite_g)).quantite_g)), p_le
    from capacite.toute_consommation k
      join collecte.collecte c on c.organisation_id = k.organisation_id and c.id = k.collecte_id
      cross join lateral produit.de_campagne(c.produit_id, k.campagne_id) as p
    where k.collecte_id = p_id
    group by k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code
    having sum(k.quantite_g) > 0
    returning organisation_id, campagne_id, producteur_id, matiere_code, etat_code, quantite_g
  )
  update capacite.solde s set consomme_g = s.consomme_g + r.quantite_g
  from rendue r
  where (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (r.organisation_id, r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code);
end
$$;
