-- Reverses the remaining consumption that capacities have from outside the service; after a merge,
-- in the balance of the present holder. The caller holds the locks of the balances.
-- Spec: capacites#reprise.
create or replace function capacite.renverser_reprises(p_ids uuid[], p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.consigner_reprise(
    r.capacite_id, r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code, -r.quantite_g,
    p_le)
  from (
    select n.capacite_id, n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code,
           sum(n.quantite_g)::bigint as quantite_g
    from capacite.reprise n where n.capacite_id = any (p_ids)
    group by n.capacite_id, n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code
    having sum(n.quantite_g) <> 0) as r;
end
$$;
