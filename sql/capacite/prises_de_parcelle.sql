-- Returns the present consumption of each collection of a plot, in the campaigns that had not ended
-- at a date, in g of raw material.
-- Spec: terrain#transfert.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function capacite.prises_de_parcelle(
  p_parcelle_id uuid, p_depuis timestamptz)
returns table (organisation_id uuid, collecte_id uuid, campagne_id uuid, producteur_id uuid,
               matiere_code text, etat_code text, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select k.organisation_id, k.collecte_id, k.campagne_id, k.producteur_id, k.matiere_code,
           k.etat_code, sum(k.quantite_g)::bigint
    from parcelle.collectes(p_parcelle_id) as c (id)
      join capacite.toute_consommation k on k.collecte_id = c.id
      join campagne.campagne g on g.organisation_id = k.organisation_id and g.id = k.campagne_id
    where coalesce(campagne.premiere_cloture(g.active_pendant) >= p_depuis, true)
    group by k.organisation_id, k.collecte_id, k.campagne_id, k.producteur_id, k.matiere_code,
             k.etat_code
    having sum(k.quantite_g) <> 0;
end
$$;
