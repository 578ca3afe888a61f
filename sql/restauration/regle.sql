-- Sums the payments of due lines of the current organization that are made or pending, by line;
-- only lines that can be settled.
-- Spec: restauration#rejeu, paiements#une-fois.
create or replace function restauration.regle(p_creances uuid[]) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(r.creance_id, (
           select coalesce(sum(g.montant), 0)
           from paiement.reglement g
             join paiement.paiement p
               on p.organisation_id = g.organisation_id and p.id = g.paiement_id
           where g.creance_id = r.creance_id and p.statut <> 'annulée')), '{}')
  from paiement.reste r where r.creance_id = any (p_creances)
$$;
