-- Converts an amount in minor units of a currency to those of another at a given rate: exact, then
-- rounded half to even; null without a rate.
-- Spec: api#montants.
create or replace function devise.changer(
  p_montant bigint, p_source text, p_cible text, p_taux devise.taux) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select devise.diviser(p_montant * r.numerateur, r.denominateur)::bigint
    from devise.rapport(p_source, p_cible, p_taux) as r);
end
$$;
