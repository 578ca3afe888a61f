-- Locks the balances of producers for a raw material in a quality state in a campaign, and creates
-- missing ones: a change of a capacity and its consumption run one after the other.
-- Spec: capacites#verrou.
-- Locks: the balances, in the order of the producers' ids.
create or replace function capacite.verrouiller_soldes(
  p_campagne_id uuid, p_producteurs uuid[], p_matiere_code text, p_etat_code text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into capacite.solde
    (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id)
  select p.organisation_id, p_campagne_id, p.id, p_matiere_code, p_etat_code, p.groupement_id
  from unnest(p_producteurs) as n (id)
    -- A lateral subquery, because a condition on several keys with an order would search all rows
    -- of the organization (docs/performance.md#plans).
    cross join lateral (
      select d.* from producteur.producteur d where d.id = n.id offset 0) as p
  order by p.id
  on conflict (organisation_id, campagne_id, producteur_id, matiere_code, etat_code) do nothing;
  perform from capacite.solde s
  where s.campagne_id = p_campagne_id and s.producteur_id = any (p_producteurs)
    and s.matiere_code = p_matiere_code and s.etat_code = p_etat_code
  order by s.producteur_id for no key update;
end
$$;
