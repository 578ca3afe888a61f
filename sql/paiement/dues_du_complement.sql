-- Returns the lines of a price complement for a reception: one for each member's collection that
-- matches its group, contract and category, for the due mass including admitted differences. If the
-- complement names a category, the downgraded part of a collection is left out. Each line is
-- rounded once, and dated at the later of the reception's date and the complement's effective day.
-- Spec: paiements#complement.
-- Chosen: docs/decisions/0128-complements-et-deductions.md.
create or replace function paiement.dues_du_complement(
  p_complement complement.complement, p_reception reception.reception)
returns setof paiement.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'complement', p_reception.id, m.collecte_id, null::uuid, null::uuid, m.producteur_id,
         null::uuid, p_reception.campagne_id, x.masse_g, p_complement.prix_kg, p_complement.devise,
         contrat.montant(p_complement.prix_kg, x.masse_g), 'complement',
         greatest(p_complement.valide_le, p_reception.date_operation), null::uuid, p_complement.id
  from paiement.masses_dues(p_reception) as m
    join collecte.collecte c on c.id = m.collecte_id
    left join paiement.dernier_ecart_admis(p_reception.id) as a on a.collecte_id = m.collecte_id
    cross join lateral (
      select m.masse_g + least(m.ecart_g, coalesce(a.ecart_g, 0))
             - case when p_complement.categorie is null then 0
               else collecte.declasse_g(c.id) end as masse_g) as x
  where coalesce(p_complement.groupement_id = c.groupement_id,
                 p_complement.groupement_id is null)
    and coalesce(p_complement.contrat_id = m.contrat_id, p_complement.contrat_id is null)
    and (p_complement.categorie is null or p_complement.categorie = collecte.categorie(c.id))
    and x.masse_g > 0;
end
$$;
