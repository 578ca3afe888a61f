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
  select x.* into v_paiement from paiement.paiement x where x.id = p_id for update;
  if v_paiement.id is null then
    raise sqlstate 'TR404' using message = 'paiement_inconnu';
  end if;
  perform acte.exiger('paiement', p_id, v_paiement.statut, p_acte);
  return v_paiement;
end
$$;
