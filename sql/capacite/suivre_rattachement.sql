-- Moves the balances of a producer to the producer's present group.
-- Spec: replication#copies.
-- Locks: the producer's balances.
create or replace function capacite.suivre_rattachement(
  p_producteur_id uuid, p_groupement_id uuid, p_depuis timestamptz, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.verrouiller_producteurs(p_producteur_id);
  update capacite.solde s set groupement_id = p_groupement_id
  from campagne.campagne c
  where s.organisation_id = c.organisation_id and s.campagne_id = c.id
    and s.producteur_id = p_producteur_id and s.groupement_id is distinct from p_groupement_id;
end
$$;
