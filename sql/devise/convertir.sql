-- Converts an amount in minor units of a currency to those of another by the rate in force at a
-- date: exact, then rounded half to even.
-- Spec: api#montants.
-- Refuses: taux_change_inconnu.
create or replace function devise.convertir(
  p_montant bigint, p_source text, p_cible text, p_le timestamptz) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_source = p_cible then
    return p_montant;
  end if;
  return devise.changer(
    p_montant, p_source, p_cible, devise.taux_en_vigueur(p_source, p_cible, p_le));
end
$$;
