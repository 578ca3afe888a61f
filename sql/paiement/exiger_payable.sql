-- Refuses a payment of more than its beneficiary may be paid in a currency: what is open and not
-- barred, less every deduction and every amount taken back that is still open. A barred line and
-- what was taken back of it cancel out. The amount that a waiting payment promises counts too.
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
