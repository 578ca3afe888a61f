-- Returns whether a collection is in anomaly.
-- Spec: collectes#paiement.
create or replace function backoffice.collecte_en_anomalie(p_collecte collecte.collecte)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.en_anomalie from collecte.effet e
  where e.organisation_id = p_collecte.organisation_id and e.collecte_id = p_collecte.id
$$;
comment on function backoffice.collecte_en_anomalie(collecte.collecte) is
  'Whether an open control is about it.';
grant execute on function backoffice.collecte_en_anomalie(collecte.collecte) to lecture;
