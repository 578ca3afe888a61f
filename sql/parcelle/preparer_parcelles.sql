-- Compares all surveys of the plots whose periods a decision may move, and locks the organization's
-- surveys only afterwards.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
-- Chosen: docs/decisions/0115-formes-trop-complexes.md.
-- Locks: the organization's surveys.
create or replace function parcelle.preparer_parcelles(p_parcelles uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_communes parcelle.terre_commune[] := parcelle.comparer_tous(p_parcelles);
begin
  perform parcelle.verrouiller_releves();
  perform parcelle.garder_communes(v_communes);
end
$$;
