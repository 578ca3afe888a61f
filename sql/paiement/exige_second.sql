-- Whether a payment waits for a second person: above `paiements.seuil_validation`, in the
-- organization's currency, by the rate of its date; never while the setting has no value.
-- Spec: paiements#seconde-personne.
-- Refuses: taux_change_inconnu.
create or replace function paiement.exige_second(
  p_devise text, p_montant bigint, p_date timestamptz, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seuil bigint := reglage.entier('paiements.seuil_validation', p_le);
begin
  return v_seuil is not null and devise.convertir(p_montant, p_devise, (
    select o.devise_defaut from organisation.organisation o
    where o.id = core.organisation_id()), p_date) > v_seuil;
end
$$;
