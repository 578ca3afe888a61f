-- Refuses a payment that exceeds the amount payable to its beneficiary in a currency: open and
-- unblocked lines, less all deductions and amounts taken back that are still open. A blocked line
-- and the amount taken back from it cancel out. For a waiting payment, the amount that it has
-- reserved is payable too.
-- Spec: paiements#paiement.
-- Refuses: paiement_excessif.
create or replace function paiement.exiger_payable(
  p_titulaires uuid[], p_devise text, p_montant bigint, p_promis bigint) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payable numeric := p_promis + (
    select coalesce(sum(case when g.barre then least(g.reste, 0) else g.reste end), 0)
    from (
      select sum(o.reste) as reste,
             bool_or(o.reste > 0 and paiement.obstacles(o.c) <> '{}') as barre
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
      group by (o.c).reception_id, (o.c).collecte_id, (o.c).remise_id, (o.c).paiement_id,
               (o.c).genre, (o.c).complement_id) as g);
begin
  if p_montant > greatest(v_payable, 0) then
    raise sqlstate 'TR409' using message = 'paiement_excessif', detail = jsonb_build_object(
      'devise', p_devise, 'montant', p_montant, 'payable', greatest(v_payable, 0))::text;
  end if;
end
$$;
