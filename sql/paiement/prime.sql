-- Returns the premium of goods that are organic under every referential with a state: an amount per
-- kilogram, a percentage of the price, or both, by the setting of the product at the reception's
-- date; null without a setting. The amount per kilogram is in the organization's currency, and
-- converted by the rate of that date. The downgraded part of the collection earns no premium. The
-- sum is rounded once.
-- Spec: paiements#prime.
-- Chosen: docs/decisions/0072-paiements.md.
create or replace function paiement.prime(
  p_reception reception.reception, p_collecte_id uuid, p_masse_g bigint, p_prix_kg bigint,
  p_devise text, out masse_g bigint, out montant bigint) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_regle jsonb := reglage.objet('paiements.prime_bio.' || (
    select p.code from produit.produit p where p.id = p_reception.produit_id),
    p_reception.date_operation);
  v_devise text := (select o.devise_defaut from organisation.organisation o
                    where o.id = p_reception.organisation_id);
  v_montant_kg numeric;
begin
  if v_regle is null or p_devise is null or (
    select bool_and(e.categorie_affichage = 'bio')
    from collecte.etats_courants(p_collecte_id) as e) is not true
  then
    return;
  end if;
  masse_g := greatest(0, p_masse_g - collecte.declasse_g(p_collecte_id));
  v_montant_kg := coalesce((v_regle ->> 'montant_kg')::bigint, 0);
  select devise.diviser(
           masse_g * (10000 * v_montant_kg * x.numerateur
                      + p_prix_kg * coalesce((v_regle ->> 'taux_cp')::bigint, 0) * x.denominateur),
           1000 * 10000 * x.denominateur)::bigint
  into montant
  from devise.rapport(case when v_montant_kg = 0 then p_devise else v_devise end, p_devise,
    devise.taux_connu(v_devise, p_devise, p_reception.date_operation)) as x;
end
$$;
