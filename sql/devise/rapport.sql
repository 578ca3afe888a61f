-- Returns the factor and the divisor that convert an amount in minor units to another currency at a
-- rate. The caller rounds a sum of several amounts once. Null without a rate.
-- Spec: api#montants.
create or replace function devise.rapport(
  p_source text, p_cible text, p_taux devise.taux, out numerateur numeric, out denominateur numeric)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_source = p_cible then
    numerateur := 1;
    denominateur := 1;
    return;
  end if;
  select max(power(10::numeric, d.exposant)) filter (where d.code = p_cible),
         max(power(10::numeric, d.exposant)) filter (where d.code = p_source)
  into numerateur, denominateur
  from devise.devise d where d.code in (p_source, p_cible);
  if p_taux.source = p_source then
    numerateur := numerateur * p_taux.valeur;
  else
    denominateur := denominateur * p_taux.valeur;
  end if;
end
$$;
