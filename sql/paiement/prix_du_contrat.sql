-- Returns the price of a kilogram that a contract gives for the product and the measurements of a
-- reception. Null without a contract, with a contract about another campaign, group or product, and
-- without a measurement that its formula needs.
-- Spec: paiements#prix.
-- Chosen: docs/decisions/0072-paiements.md.
create or replace function paiement.prix_du_contrat(
  p_reception reception.reception, p_contrat_id uuid, out prix_kg bigint, out devise text)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne contrat.ligne;
begin
  select l.* into v_ligne
  from contrat.ligne l
    join contrat.contrat k on k.organisation_id = l.organisation_id and k.id = l.contrat_id
  where l.contrat_id = p_contrat_id and l.produit_id = p_reception.produit_id
    and lower(k.actif_pendant) <= p_reception.date_operation
    and contrat.raisons_inapplicables(k.id, p_reception.campagne_id, p_reception.groupement_id,
                                      p_reception.produit_id) = '{}'
  order by l.rang limit 1;
  prix_kg := contrat.prix_connu(v_ligne, p_reception.mesures);
  if prix_kg is not null then
    devise := (select k.devise from contrat.contrat k where k.id = v_ligne.contrat_id);
  end if;
end
$$;
