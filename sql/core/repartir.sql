-- Distributes a quantity in proportion to weights, in whole units that sum to it exactly; no share
-- exceeds its weight's exact part rounded up.
-- Spec: api#entiers.
-- Why: shares are differences of a rounded-down running sum, so that rounding neither loses nor
--      adds a unit.
create or replace function core.repartir(p_quantite bigint, p_poids bigint[]) returns bigint[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select array_agg(s.cumul - s.avant order by s.rang)
  from (
    select c.rang, c.cumul, lag(c.cumul, 1, 0::bigint) over (order by c.rang) as avant
    from (
      select p.rang, div(p_quantite * sum(p.poids) over (order by p.rang),
                         nullif(sum(p.poids) over (), 0))::bigint as cumul
      from unnest(p_poids) with ordinality as p (poids, rang)) as c) as s
$$;
