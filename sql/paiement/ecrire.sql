-- Writes a payment that waits, with the amounts that it settles; returns the payment.
-- Spec: paiements#paiement, paiements#une-fois.
create or replace function paiement.ecrire(
  p_paiement paiement.paiement, p_reglements paiement.reglement[], p_auteur_id uuid,
  p_le timestamptz) returns paiement.paiement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement := p_paiement;
begin
  insert into paiement.paiement as x
    (organisation_id, genre, producteur_id, fournisseur_id, moyen, reference, devise, montant,
     date_operation, cree_le, auteur_id, ecartes, raison, contrepasse_id)
  values (core.organisation_id(),
          coalesce(p_paiement.genre, case when p_reglements = '{}' then 'avance'
                                     else 'reglement' end),
          p_paiement.producteur_id, p_paiement.fournisseur_id, p_paiement.moyen,
          p_paiement.reference, p_paiement.devise, p_paiement.montant,
          p_paiement.date_operation, p_le, p_auteur_id, p_paiement.ecartes, p_paiement.raison,
          p_paiement.contrepasse_id)
  returning x.* into v_paiement;
  insert into paiement.reglement (organisation_id, paiement_id, creance_id, montant)
  select v_paiement.organisation_id, v_paiement.id, r.creance_id, r.montant
  from unnest(p_reglements) as r;
  perform paiement.solder(p_reglements);
  return v_paiement;
end
$$;
