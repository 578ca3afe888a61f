-- Suspends the capacities of a producer who left: in the campaigns that are not closed, they wait
-- for a validation and their ceilings can no longer be used. The previous ceiling still applies to
-- operations dated before the exit.
-- Spec: terrain#sortie.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Locks: the producer's balances, in the order of their keys.
create or replace function capacite.suspendre(p_producteur_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.verrouiller_producteurs(p_producteur_id);
  update capacite.capacite c
  set statut = case c.statut when 'proposee' then 'remplacee' else 'a_revalider' end
  from campagne.campagne k
  where k.organisation_id = c.organisation_id and k.id = c.campagne_id and k.statut <> 'cloturee'
    and c.producteur_id = p_producteur_id and c.statut in ('validee', 'proposee');
  update capacite.solde s set plafond_sortie_g = s.plafond_g, plafond_g = 0
  from campagne.campagne k
  where k.organisation_id = s.organisation_id and k.id = s.campagne_id and k.statut <> 'cloturee'
    and s.producteur_id = p_producteur_id;
end
$$;
