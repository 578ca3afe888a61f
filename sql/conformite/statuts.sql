-- Returns the quality states of a plot under a referential as they stand: its periods.
-- Spec: conformite-et-certificats#statut.
create or replace function conformite.statuts(p_parcelle_id uuid, p_referentiel text)
returns conformite.statut_parcelle[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select s from conformite.statut_parcelle s
    where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel);
end
$$;
