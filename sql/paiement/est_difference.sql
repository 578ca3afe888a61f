-- Returns whether a line changes the due amount of earlier lines of its record, kind, beneficiary
-- and currency, as opposed to a line with the whole amount.
-- Spec: paiements#difference.
create or replace function paiement.est_difference(p_creance paiement.creance) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(a.masse_g) <> 0, false) or coalesce(sum(a.montant) <> 0, false)
    from paiement.creance a
    where (a.reception_id = p_creance.reception_id or a.remise_id = p_creance.remise_id)
      and a.genre = p_creance.genre and a.rang < p_creance.rang
      and (a.collecte_id, a.producteur_id, a.fournisseur_id, a.devise, a.date_operation,
           a.complement_id)
        is not distinct from (p_creance.collecte_id, p_creance.producteur_id,
                              p_creance.fournisseur_id, p_creance.devise,
                              p_creance.date_operation, p_creance.complement_id));
end
$$;
