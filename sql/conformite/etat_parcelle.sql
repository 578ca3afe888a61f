-- Returns the quality state of a plot under a referential at a date; null if it is not known.
-- Spec: conformite-et-certificats#statut.
create or replace function conformite.etat_parcelle(
  p_parcelle_id uuid, p_referentiel text, p_le timestamptz) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select s.etat_code from conformite.statut_parcelle s
    where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel
      and s.periode @> p_le);
end
$$;
