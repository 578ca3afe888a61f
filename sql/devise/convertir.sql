-- An amount in minor units of a currency, converted into those of another by the rate in force at
-- a date: exact, then rounded half to even.
-- Spec: api#montants.
-- Refuses: taux_change_inconnu.
create or replace function devise.convertir(
  p_montant bigint, p_source text, p_cible text, p_le timestamptz) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_taux devise.taux;
  v_unites_source numeric;
  v_unites_cible numeric;
begin
  if p_source = p_cible then
    return p_montant;
  end if;
  v_taux := devise.taux_en_vigueur(p_source, p_cible, p_le);
  select max(power(10::numeric, d.exposant)) filter (where d.code = p_source),
         max(power(10::numeric, d.exposant)) filter (where d.code = p_cible)
  into v_unites_source, v_unites_cible
  from devise.devise d where d.code in (p_source, p_cible);
  return case v_taux.source
    when p_source
      then devise.diviser(p_montant * v_unites_cible * v_taux.valeur, v_unites_source)
    else devise.diviser(p_montant * v_unites_cible, v_unites_source * v_taux.valeur) end;
end
$$;
