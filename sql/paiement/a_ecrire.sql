-- Returns the lines that correct the written amounts of a record to the amounts due now: per kind,
-- collection, beneficiary, currency, date and complement, the difference in mass and amount, if
-- any. A line has the present price; a line that takes back everything has none. It names the
-- contract of the present price, or else the contract of the amounts that it takes back.
-- Spec: paiements#difference.
create or replace function paiement.a_ecrire(
  p_dues paiement.ligne[], p_ecrites paiement.creance[]) returns paiement.ligne[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with ligne as (
    select d.genre, d.reception_id, d.collecte_id, d.remise_id, d.producteur_id, d.fournisseur_id,
           d.campagne_id, d.devise, d.masse_g, d.montant, d.prix_kg, d.contrat_id,
           d.date_operation, d.complement_id, 1 as sens
    from unnest(p_dues) as d
    union all
    select e.genre, e.reception_id, e.collecte_id, e.remise_id, e.producteur_id, e.fournisseur_id,
           e.campagne_id, e.devise, -e.masse_g, -e.montant, e.prix_kg, e.contrat_id,
           e.date_operation, e.complement_id, -1
    from unnest(p_ecrites) as e
  ),
  ecart as (
    select l.genre, l.reception_id, l.collecte_id, l.remise_id, l.producteur_id, l.fournisseur_id,
           l.campagne_id, l.devise, sum(l.masse_g)::bigint as masse_g,
           sum(l.montant)::bigint as montant,
           max(l.prix_kg) filter (where l.sens = 1) as prix_kg,
           coalesce((array_agg(l.contrat_id) filter (where l.sens = 1))[1],
                    (array_agg(l.contrat_id order by l.contrat_id) filter (
                      where l.contrat_id is not null))[1]) as contrat_id,
           l.date_operation, l.complement_id
    from ligne l
    group by l.genre, l.reception_id, l.collecte_id, l.remise_id, l.producteur_id,
             l.fournisseur_id, l.campagne_id, l.devise, l.date_operation, l.complement_id
    having sum(l.masse_g) <> 0 or sum(l.montant) <> 0
  )
  select coalesce(array_agg((
    e.genre, e.reception_id, e.collecte_id, e.remise_id, null, e.producteur_id, e.fournisseur_id,
    e.campagne_id, e.masse_g, e.prix_kg, e.devise, e.montant,
    case when e.genre in ('prime', 'complement', 'intrant') then e.genre else 'achat' end,
    e.date_operation, e.contrat_id, e.complement_id)::paiement.ligne order by e.collecte_id,
    e.genre desc, e.devise, e.date_operation), '{}')
  from ecart e
$$;
