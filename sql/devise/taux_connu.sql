-- Returns the exchange rate between two currencies in force at a date. Rates of both directions
-- count; the latest `depuis` that is not after the date prevails, and among equal ones the rate
-- that was set last. Returns no row without a rate.
-- Spec: contrats-et-devises#taux.
-- Chosen: a rate serves both ways, docs/decisions/0019-contrats.md.
create or replace function devise.taux_connu(
  p_source text, p_cible text, p_le timestamptz) returns devise.taux
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_taux devise.taux;
begin
  select t.* into v_taux from devise.taux t
  where t.depuis <= p_le
    and ((t.source, t.cible) = (p_source, p_cible) or (t.cible, t.source) = (p_source, p_cible))
  order by t.depuis desc, t.fixe_le desc, t.id desc limit 1;
  return v_taux;
end
$$;
