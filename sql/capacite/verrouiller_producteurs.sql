-- Locks every balance of the given producers, in the order of their keys.
-- Spec: capacites#verrou.
-- Locks: the producers' balances.
create or replace function capacite.verrouiller_producteurs(variadic p_producteurs uuid[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from campagne.campagne c
    join capacite.solde s on s.organisation_id = c.organisation_id and s.campagne_id = c.id
      and s.producteur_id = any (p_producteurs)
  order by s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code
  for no key update of s;
end
$$;
