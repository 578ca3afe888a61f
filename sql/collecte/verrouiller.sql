-- Locks collections, their plots, and the balances of their consumption.
-- Spec: capacites#verrou.
-- Locks: the collections and their plots in the order of their ids, then the producers' balances.
create or replace function collecte.verrouiller(p_ids uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from collecte.collecte c where c.id = any (p_ids) order by c.id for no key update;
  perform from parcelle.parcelle p
  where p.id in (select c.parcelle_id from collecte.collecte c where c.id = any (p_ids))
  order by p.id for key share;
  perform capacite.verrouiller_producteurs(variadic array(
    select distinct k.producteur_id from capacite.toute_consommation k
    where k.collecte_id = any (p_ids)));
end
$$;
