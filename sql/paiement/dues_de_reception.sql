-- Calculates the lines due for a reception now, whatever was written before: the accepted mass of
-- each collection, the difference between the collected and the received mass, the premium, and
-- complements of price. A line without a price, or with a difference that is not admitted, has only
-- a mass. Each amount is rounded once, and names the contract of its price.
-- Spec: paiements#du, paiements#ecart, paiements#prime, paiements#complement.
create or replace function paiement.dues_de_reception(p_reception_id uuid)
returns setof paiement.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
begin
  select r.* into v_reception from reception.reception r where r.id = p_reception_id;
  return query
  with masse as (
    select m.collecte_id, m.producteur_id, m.fournisseur_id, m.masse_g, m.ecart_g, p.prix_kg,
           p.devise, p.contrat_id, least(m.ecart_g, coalesce(x.ecart_g, 0)) as admis_g
    from paiement.masses_dues(v_reception) as m
      left join paiement.dernier_ecart_admis(p_reception_id) as x
        on x.collecte_id = m.collecte_id
      cross join lateral paiement.prix_de(v_reception, m.contrat_id) as p
  ),
  ligne as (
    select 'livraison' as genre, 'achat' as contrepartie, m.collecte_id, m.producteur_id,
           m.fournisseur_id, m.masse_g, m.prix_kg, m.devise,
           contrat.montant(m.prix_kg, m.masse_g) as montant, m.contrat_id
    from masse m
    union all
    select 'ecart', 'achat', m.collecte_id, m.producteur_id, m.fournisseur_id, m.admis_g,
           m.prix_kg, m.devise, contrat.montant(m.prix_kg, m.admis_g), m.contrat_id
    from masse m
    union all
    select 'ecart', 'achat', m.collecte_id, m.producteur_id, m.fournisseur_id,
           m.ecart_g - m.admis_g, m.prix_kg, null, null, null
    from masse m
    union all
    select 'prime', 'prime', m.collecte_id, m.producteur_id, m.fournisseur_id, x.masse_g, null,
           case when x.montant is not null then m.devise end, x.montant,
           case when x.montant is not null then m.contrat_id end
    from masse m
      cross join lateral paiement.prime(
        v_reception, m.collecte_id, m.masse_g, m.prix_kg, m.devise) as x
    where x.montant is distinct from 0
  )
  select l.genre, p_reception_id, l.collecte_id, null::uuid, null::uuid, l.producteur_id,
         l.fournisseur_id, v_reception.campagne_id, l.masse_g, l.prix_kg, l.devise, l.montant,
         l.contrepartie, v_reception.date_operation, l.contrat_id, null::uuid
  from ligne l where l.masse_g > 0
  union all
  select d.* from complement.complement k
    cross join lateral paiement.dues_du_complement(k, v_reception) as d
  where k.campagne_id = v_reception.campagne_id and k.produit_id = v_reception.produit_id
    and k.statut = 'validée' and v_reception.origine <> 'achat';
end
$$;
