-- Sums the amounts that became due to a member in the year before a date, per currency, in minor
-- units: accepted masses, differences, premiums and complements, without deductions. Includes
-- amounts of members merged into this member.
-- Spec: registres#membres, paiements#du.
create or replace function registre.chiffre_affaires(p_producteur_id uuid, p_au timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('devise', d.devise, 'montant', d.montant)
                              order by d.devise), '[]')
    from (
      select c.devise, sum(c.montant)::bigint as montant from paiement.creance c
      where c.producteur_id = any (paiement.titulaires(p_producteur_id)) and c.devise is not null
        and c.genre in ('livraison', 'ecart', 'prime', 'complement')
        and c.date_operation > p_au - interval '1 year' and c.date_operation <= p_au
      group by c.devise) as d);
end
$$;
