-- Refuses a payment of more than its beneficiary may be paid in a currency: what is open and not
-- barred, less every deduction and every amount taken back that is still open.
-- Spec: paiements#paiement.
-- Refuses: paiement_excessif.
create or replace function paiement.exiger_payable(
  p_titulaires uuid[], p_devise text, p_montant bigint) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payable numeric := (
    select coalesce(sum(o.reste), 0)
    from (select c, r.reste from paiement.creance c
            join paiement.reste r
              on r.organisation_id = c.organisation_id and r.creance_id = c.id
          where c.producteur_id = any (p_titulaires) and c.devise = p_devise and r.reste <> 0
          union all
          select c, r.reste from paiement.creance c
            join paiement.reste r
              on r.organisation_id = c.organisation_id and r.creance_id = c.id
          where c.fournisseur_id = any (p_titulaires) and c.devise = p_devise and r.reste <> 0
         ) as o
    where o.reste < 0 or paiement.obstacles(o.c) = '{}');
begin
  if p_montant > v_payable then
    raise sqlstate 'TR409' using message = 'paiement_excessif', detail = jsonb_build_object(
      'devise', p_devise, 'montant', p_montant, 'payable', greatest(v_payable, 0))::text;
  end if;
end
$$;
