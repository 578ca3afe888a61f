-- Returns the payments of a printed statement until an instant, and their reversals: they sum to
-- the paid amount of `paiement.soldes`. Advances are listed with the deductions.
-- Spec: documents#releve.
create or replace function paiement.paiements_du_releve(
  p_titulaires uuid[], p_au timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'date', core.heure_locale(x.date_operation)::date, 'moyen', x.moyen,
      'reference', x.reference, 'montant', x.montant, 'devise', x.devise,
      'exposant', d.exposant) order by x.date_operation, x.cree_le, x.id), '[]')
    from paiement.paiement x join devise.devise d on d.code = x.devise
    where x.producteur_id = any (p_titulaires)
      and x.genre = 'reglement' and x.statut in ('validée', 'contrepassée')
      and x.date_operation <= p_au);
end
$$;
