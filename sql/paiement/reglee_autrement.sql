-- Returns whether lines of a reception were settled, or are reserved, in another currency than the
-- latest set price: if they were due in that price's currency, they would be paid twice.
-- Spec: paiements#prix.
create or replace function paiement.reglee_autrement(p_reception_id uuid, p_devise text)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from paiement.creance c
      join paiement.reste r on r.organisation_id = c.organisation_id and r.creance_id = c.id
    where c.reception_id = p_reception_id and c.devise <> p_devise and r.reste <> r.montant
      and c.devise = (
        select f.devise from paiement.prix_fixe f where f.reception_id = p_reception_id
        order by f.version desc limit 1));
end
$$;
