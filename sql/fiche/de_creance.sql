-- Lists the payments of a due line, latest first, with the amount of each in minor units of the
-- line's currency.
-- Spec: api#fiches, paiements#paiement.
create or replace function fiche.de_creance(p_creance paiement.creance) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object('reglements', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'paiement_id', g.paiement_id, 'montant', g.montant, 'statut', x.statut,
      'date_operation', core.horodatage(x.date_operation))
      order by x.date_operation desc, x.id), '[]')
    from paiement.reglement g
      join paiement.paiement x on x.organisation_id = g.organisation_id and x.id = g.paiement_id
    where g.creance_id = p_creance.id));
end
$$;
