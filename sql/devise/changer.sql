-- An amount in minor units of a currency, changed into those of another at a rate between both:
-- exact, then rounded half to even; null without a rate.
-- Spec: api#montants.
create or replace function devise.changer(
  p_montant bigint, p_source text, p_cible text, p_taux devise.taux) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_unites_source numeric;
  v_unites_cible numeric;
begin
  if p_source = p_cible then
    return p_montant;
  end if;
  select max(power(10::numeric, d.exposant)) filter (where d.code = p_source),
         max(power(10::numeric, d.exposant)) filter (where d.code = p_cible)
  into v_unites_source, v_unites_cible
  from devise.devise d where d.code in (p_source, p_cible);
  return case p_taux.source
    when p_source
      then devise.diviser(p_montant * v_unites_cible * p_taux.valeur, v_unites_source)
    else devise.diviser(p_montant * v_unites_cible, v_unites_source * p_taux.valeur) end;
end
$$;
