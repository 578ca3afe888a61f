-- Returns whether a collection is excluded from the organic referential.
-- Spec: collectes#paiement.
create or replace function backoffice.collecte_ecartee_du_bio(p_collecte collecte.collecte)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.ecartee_du_bio from collecte.effet e
  where e.organisation_id = p_collecte.organisation_id and e.collecte_id = p_collecte.id
$$;
comment on function backoffice.collecte_ecartee_du_bio(collecte.collecte) is
  'Whether an open control bars its matter from the organic referential.';
grant execute on function backoffice.collecte_ecartee_du_bio(collecte.collecte) to lecture;
