-- Returns the lines of a printed statement until an instant. Deliveries with their due amounts have
-- one row for each collection, kind and complement, at its latest price; collections that were not
-- received yet are included. Deductions follow. Rows that were taken back in full are left out. The
-- amounts sum to the due and deducted amounts of `paiement.soldes`. Masses in g, amounts in minor
-- units.
-- Spec: documents#releve.
create or replace function paiement.lignes_du_releve(
  p_titulaires uuid[], p_langue text, p_au timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  -- The zone is read once, since `core.heure_locale` would read the organization for each line.
  v_fuseau text := (select o.fuseau_horaire from organisation.organisation o
                    where o.id = core.organisation_id());
begin
  return (
    with due as materialized (
      select k.genre, k.reception_id, k.collecte_id, k.remise_id, k.paiement_id, k.complement_id,
             k.devise, (array_agg(k.id))[1] as id, min(k.rang) as rang,
             min(k.date_operation) as date, sum(k.masse_g)::bigint as masse_g,
             sum(k.montant)::bigint as montant,
             (array_agg(k.prix_kg order by k.rang desc)
               filter (where k.prix_kg is not null and k.devise is not null))[1] as prix_kg
      from paiement.creance k
      where k.producteur_id = any (p_titulaires) and k.date_operation <= p_au
      group by k.genre, k.reception_id, k.collecte_id, k.remise_id, k.paiement_id,
               k.complement_id, k.devise,
               case when k.reception_id is null and k.remise_id is null then k.id end
      having sum(k.masse_g) <> 0 or sum(k.montant) <> 0
    ),
    ligne as (
      select d.genre, d.rang,
             coalesce(case when d.complement_id is null then c.date_operation end, d.date) as date,
             coalesce(c.numero_officiel, c.reference_provisoire, r.numero_officiel) as numero,
             coalesce(c.produit_id, r.produit_id) as produit_id, nullif(d.masse_g, 0) as masse_g,
             d.prix_kg, d.montant, d.devise,
             coalesce(x.libelle, y.libelle, i.nom, z.reference) as libelle
      from due d
        left join collecte.collecte c on c.id = d.collecte_id
        left join reception.reception r on r.id = d.reception_id
        left join complement.complement x on x.id = d.complement_id
        left join paiement.paiement z on z.id = d.paiement_id
        left join paiement.deduction y on d.genre = 'deduction' and y.creance_id = d.id
        left join intrant.remise m on m.id = d.remise_id
        left join intrant.intrant i on i.id = m.intrant_id
      union all
      select 'a_recevoir', null, c.date_operation,
             coalesce(c.numero_officiel, c.reference_provisoire), c.produit_id, c.net_marchand_g,
             null, null, null, null
      from collecte.collecte c
      where c.producteur_id = any (p_titulaires) and c.statut <> 'devalidee'
        and c.date_operation <= p_au
        and not exists (select from due d where d.collecte_id = c.id)
    ),
    dite as (
      select l.genre in ('intrant', 'avance', 'deduction') as est_retenue, l.date, l.rang,
             jsonb_build_object(
               'date', (l.date at time zone v_fuseau)::date, 'genre', l.genre, 'libelle', l.libelle,
               'numero', l.numero, 'devise', l.devise, 'exposant', v.exposant,
               'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
               'masse_g', l.masse_g, 'prix_kg', l.prix_kg, 'montant',
               case when l.genre in ('intrant', 'avance', 'deduction') then -l.montant
                 else l.montant end) as ligne
      from ligne l
        left join produit.produit t on t.id = l.produit_id
        left join devise.devise v on v.code = l.devise
    )
    select jsonb_build_object(
      'livraisons', coalesce(jsonb_agg(d.ligne order by d.date, d.rang)
                         filter (where not d.est_retenue), '[]'),
      'retenues', coalesce(jsonb_agg(d.ligne order by d.date, d.rang)
                           filter (where d.est_retenue), '[]'))
    from dite d);
end
$$;
