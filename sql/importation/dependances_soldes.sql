-- Lists the dependents of amounts that were owed when the organization opened: the payments of
-- these amounts, pending or made.
-- Spec: imports#annulation, paiements#ouverture.
create or replace function importation.dependances_soldes(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select distinct 'paiement', x.id
    from paiement.reglement g
      join paiement.paiement x on x.organisation_id = g.organisation_id and x.id = g.paiement_id
    where g.creance_id = any (p_ids) and x.statut in ('en_attente', 'validée')
      and x.contrepasse_id is null
    limit 100;
end
$$;
