-- Finds a payment and locks it, in the state that an act needs.
-- Spec: paiements#paiement.
-- Refuses: paiement_inconnu, transition_refusee. Locks: the payment.
create or replace function paiement.verrouiller(p_id uuid, p_acte text) returns paiement.paiement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement;
begin
  perform from paiement.paiement x where x.id = p_id for update;
  v_paiement := paiement.exiger(p_id);
  perform acte.exiger('paiement', p_id, v_paiement.statut, p_acte);
  return v_paiement;
end
$$;
