-- The motifs that have an effect on a collection.
-- Spec: collectes#paiement.
create or replace function backoffice.collecte_motifs(p_collecte collecte.collecte) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.motifs from collecte.effet e
  where e.organisation_id = p_collecte.organisation_id and e.collecte_id = p_collecte.id
$$;
comment on function backoffice.collecte_motifs(collecte.collecte) is
  'The motifs of the controls that have an effect on it, sorted.';
grant execute on function backoffice.collecte_motifs(collecte.collecte) to lecture;
