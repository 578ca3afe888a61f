-- Returns the beneficiary of a payment: the supplier, or the producer, the kept one of a merge.
-- Spec: paiements#paiement.
create or replace function paiement.titulaire(p_paiement paiement.paiement) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with recursive garde as (
      select coalesce(p_paiement.producteur_id, p_paiement.fournisseur_id) as id, 0 as rang
      union all
      select p.fusionne_dans, g.rang + 1
      from garde g join producteur.producteur p on p.id = g.id
      where p.fusionne_dans is not null
    )
    select g.id from garde g order by g.rang desc limit 1);
end
$$;
