-- Returns whether a payment that was just written waits for a second person. It waits if the
-- payments to its beneficiary on the same day, by any means, exceed `paiements.seuil_validation`.
-- The day is a day in the organization's time zone. Each payment is converted to the organization's
-- currency by the rate of its date. A payment does not wait if the setting has no value, or if its
-- amount is zero. A reversed payment counts; a cancelled one does not.
-- Spec: paiements#seconde-personne.
-- Chosen: docs/decisions/0119-deux-personnes.md. The caller holds the beneficiary.
-- Refuses: taux_change_inconnu.
create or replace function paiement.exige_second(
  p_paiement paiement.paiement, p_titulaires uuid[], p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seuil bigint := reglage.entier('paiements.seuil_validation', p_le);
  v_devise text;
begin
  if v_seuil is null or p_paiement.montant = 0 then
    return false;
  end if;
  select o.devise_defaut into v_devise
  from organisation.organisation o where o.id = core.organisation_id();
  return (
    select coalesce(sum(devise.convertir(x.montant, x.devise, v_devise, x.date_operation)), 0)
    from paiement.paiement x
    where (x.producteur_id = any (p_titulaires) or x.fournisseur_id = any (p_titulaires))
      and core.heure_locale(x.cree_le)::date = core.heure_locale(p_le)::date
      and x.statut <> 'annulée' and x.contrepasse_id is null) > v_seuil;
end
$$;
