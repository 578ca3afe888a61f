-- Moves the plots of a producer to the producer's present group.
-- Spec: replication#copies.
create or replace function parcelle.suivre_rattachement(
  p_producteur_id uuid, p_groupement_id uuid, p_depuis timestamptz, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update parcelle.parcelle p set groupement_id = p_groupement_id
  where p.producteur_id = p_producteur_id and p.groupement_id is distinct from p_groupement_id;
end
$$;
