-- Sums the amounts due, deducted and paid until an instant, per currency, from lines and payments,
-- and the balance of the accounts then. Three more figures are those of a campaign: the amount of
-- its lines owed before it opened, the amount when it closed, and later changes by payments.
-- Without a campaign, these figures are 0, the balance and 0.
-- Spec: paiements#releve.
-- Chosen: docs/decisions/0076-argent-suite.md.
create or replace function paiement.soldes(
  p_titulaires uuid[], p_au timestamptz, p_campagne_id uuid, p_ouverture timestamptz,
  p_cloture timestamptz)
returns table (devise text, du bigint, retenu bigint, paye bigint, solde bigint,
               ouverture bigint, cloture bigint, apres_cloture bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with compte as (
    select k.organisation_id, k.id from paiement.compte k
    where k.objet_id = any (p_titulaires) and k.genre in ('producteur', 'fournisseur')
  ),
  creance as materialized (
    select k.organisation_id, k.id, k.genre, k.devise, k.montant, k.campagne_id, k.date_operation
    from paiement.creance k where k.producteur_id = any (p_titulaires) and k.devise is not null
    union all
    select k.organisation_id, k.id, k.genre, k.devise, k.montant, k.campagne_id, k.date_operation
    from paiement.creance k where k.fournisseur_id = any (p_titulaires) and k.devise is not null
  ),
  flux as (  -- of the campaign: what became due, less what payments settled of it
    select k.devise, k.montant, k.date_operation
    from creance k where k.campagne_id = p_campagne_id
    union all
    select k.devise, -g.montant, x.date_operation
    from creance k
      join paiement.reglement g on g.organisation_id = k.organisation_id and g.creance_id = k.id
      join paiement.paiement x on x.organisation_id = g.organisation_id and x.id = g.paiement_id
    where k.campagne_id = p_campagne_id and x.statut in ('validée', 'contrepassée')
  ),
  ligne as (
    select e.devise, 0::bigint as du, 0::bigint as retenu, 0::bigint as paye, e.montant as solde,
           0::bigint as ouverture,
           case when p_campagne_id is null then e.montant else 0 end as cloture,
           0::bigint as apres_cloture
    from compte c
      join paiement.ecriture e on e.organisation_id = c.organisation_id and e.compte_id = c.id
      join paiement.mouvement m
        on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
    where m.date_operation <= p_au
    union all
    select k.devise, case when r.retenue then 0 else k.montant end,
           case when r.retenue then -k.montant else 0 end, 0, 0, 0, 0, 0
    from creance k
      cross join lateral (values (k.genre in ('intrant', 'avance', 'deduction'))) as r (retenue)
    where k.date_operation <= p_au
    union all
    select x.devise, 0, 0, x.montant, 0, 0, 0, 0
    from paiement.paiement x
    where (x.producteur_id = any (p_titulaires) or x.fournisseur_id = any (p_titulaires))
      and x.genre = 'reglement' and x.statut in ('validée', 'contrepassée')
      and x.date_operation <= p_au
    union all
    select f.devise, 0, 0, 0, 0, case when f.date_operation < p_ouverture then f.montant else 0 end,
           case when f.date_operation <= p_cloture then f.montant else 0 end,
           case when f.date_operation > p_cloture then f.montant else 0 end
    from flux f where f.date_operation <= p_au
  )
  select l.devise, sum(l.du)::bigint, sum(l.retenu)::bigint, sum(l.paye)::bigint,
         sum(l.solde)::bigint, sum(l.ouverture)::bigint, sum(l.cloture)::bigint,
         sum(l.apres_cloture)::bigint
  from ligne l group by l.devise;
end
$$;
