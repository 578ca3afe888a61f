-- Divides integers exactly and rounds half to even; the denominator is positive.
-- Spec: api#montants.
-- Chosen: half to even, so that many roundings favour neither party;
--         docs/decisions/0019-contrats.md.
create or replace function devise.diviser(p_numerateur numeric, p_denominateur numeric)
returns numeric
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select sign(p_numerateur) * (q.entier + case
      when 2 * q.reste > p_denominateur then 1
      when 2 * q.reste = p_denominateur then mod(q.entier, 2)
      else 0 end)
    from (select div(abs(p_numerateur), p_denominateur) as entier,
                 abs(p_numerateur)
                   - div(abs(p_numerateur), p_denominateur) * p_denominateur as reste
         ) as q);
end
$$;
