-- Returns the referential from which a collection is excluded.
-- Spec: collectes#paiement.
create or replace function backoffice.collecte_referentiel_ecarte(p_collecte collecte.collecte)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.referentiel_ecarte from collecte.effet e
  where e.organisation_id = p_collecte.organisation_id and e.collecte_id = p_collecte.id
$$;
comment on function backoffice.collecte_referentiel_ecarte(collecte.collecte) is
  'The referential that it is barred from: that of the capacity which it crossed.';
grant execute on function backoffice.collecte_referentiel_ecarte(collecte.collecte) to lecture;
