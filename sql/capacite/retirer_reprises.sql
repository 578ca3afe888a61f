-- Takes back imported capacities that are not validated: their proposals end, and the consumption
-- from elsewhere no longer counts. After a merge, this concerns the kept producer.
-- Spec: capacites#reprise, imports#annulation.
-- Locks: the producers' balances, in the order of their keys.
create or replace function capacite.retirer_reprises(p_ids uuid[], p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.verrouiller_producteurs(variadic array(
    select c.producteur_id from capacite.capacite c where c.id = any (p_ids)
    union
    select r.producteur_id from capacite.reprise r where r.capacite_id = any (p_ids)));
  update capacite.capacite c set statut = 'remplacee'
  where c.id = any (p_ids) and c.statut = 'proposee';
  perform capacite.renverser_reprises(p_ids, p_le);
end
$$;
