-- Returns the instant of an act that waited for a plot's lock, under a referential: now, or the
-- instant of the latest revision that was recorded meanwhile.
-- Spec: service#actes-simultanes.
-- Chosen: docs/decisions/0059-apres-le-verrou.md.
create or replace function conformite.apres_revisions(
  p_parcelle_id uuid, p_referentiel text, p_le timestamptz) returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return greatest(p_le, (
    select max(r.enregistree_le) from conformite.revision r
    where r.parcelle_id = p_parcelle_id and r.referentiel_code = p_referentiel));
end
$$;
