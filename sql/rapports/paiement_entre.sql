-- Returns the payments from one instant to another, which is excluded, in their present state.
-- Spec: paiements#paiement, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.paiement_entre(p_du timestamptz, p_au timestamptz)
returns table (date_operation timestamptz, beneficiaire text, moyen text, reference text,
               devise text, montant bigint, genre text, statut text, paiement_id uuid)
language sql stable
begin atomic
  select x.date_operation, coalesce(p.nom || ' ' || p.prenoms, f.nom) as beneficiaire, x.moyen,
         x.reference, x.devise, x.montant, x.genre, x.statut, x.id as paiement_id
  from paiement.paiement x
    left join producteur.producteur p
      on p.organisation_id = x.organisation_id and p.id = x.producteur_id
    left join fournisseur.fournisseur f
      on f.organisation_id = x.organisation_id and f.id = x.fournisseur_id
  where x.date_operation >= '-infinity' and x.date_operation >= p_du and x.date_operation < p_au;
end;
comment on function rapports.paiement_entre(timestamptz, timestamptz) is
  'rapports.paiement from p_du (included) to p_au (excluded), whatever the session is set to.';
grant execute on function rapports.paiement_entre(timestamptz, timestamptz) to rapports;
