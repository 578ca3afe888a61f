-- Returns the marketable mass of the kept part of a received mass, in g, in proportion to its net
-- mass and rounded down: returns are weighed net.
-- Spec: paiements#du.
create or replace function paiement.masse_gardee(
  p_marchand_g bigint, p_recu_g bigint, p_rendu_g bigint) returns bigint
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce((core.repartir(p_marchand_g, array[
    greatest(0, p_recu_g - p_rendu_g), least(p_recu_g, p_rendu_g)]))[1], 0)
$$;
