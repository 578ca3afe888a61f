-- Returns the instant from which a plot's new holder continues its crops: now, or the latest
-- declaration of crops if another transaction recorded a later one.
-- Spec: service#actes-simultanes.
-- Chosen: docs/decisions/0059-apres-le-verrou.md.
create or replace function parcelle.apres_assolements(
  p_parcelle_id uuid, p_le timestamptz) returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return greatest(p_le, (
    select max(a.le) from parcelle.assolement a where a.parcelle_id = p_parcelle_id));
end
$$;
