-- Validates and posts a payment that waits, by a second person. Checks again for obstacles of its
-- lines, and for amounts taken back or deducted meanwhile.
-- Spec: paiements#seconde-personne, paiements#separation.
-- Refuses: paiement_inconnu, transition_refusee, what `paiement.exiger_validable` refuses.
-- Locks: what `paiement.tenir` locks, then the payment.
create or replace function paiement.valider(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement;
begin
  perform paiement.tenir(p_id);
  v_paiement := paiement.verrouiller(p_id, 'valider');
  perform paiement.exiger_validable(v_paiement, p_auteur_id, p_le);
  perform paiement.conclure(v_paiement, 'validée', p_auteur_id, p_le);
  perform journal.consigner(p_le, 'paiement.valider', 'paiement', p_id);
  return paiement.presenter_detail(p_id);
end
$$;
