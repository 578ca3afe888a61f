-- Returns the settlements of a payment with the opposite sign.
-- Spec: paiements#contrepassation.
create or replace function paiement.inverser(p_paiement_id uuid) returns paiement.reglement[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select (r.organisation_id, null, r.creance_id, -r.montant)::paiement.reglement
    from paiement.reglement r where r.paiement_id = p_paiement_id order by r.creance_id);
end
$$;
