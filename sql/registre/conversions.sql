-- Returns the state of plots at a date under each referential that is ticked then, and the start of
-- their conversion; null for a state that is in no calendar of the packs in force.
-- Spec: registres#membres, conformite-et-certificats#grille.
create or replace function registre.conversions(p_parcelles uuid[], p_au timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with calendrier as materialized (
      select k.referentiel_code, c.etat_code
      from conformite.referentiel_coche k
        cross join lateral conformite.calendrier(k.referentiel_code, p_au) as c
      where k.coche_pendant @> p_au and p_parcelles <> '{}'
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'parcelle_id', s.parcelle_id, 'referentiel_code', s.referentiel_code,
      'etat_code', s.etat_code, 'debut_conversion', case when exists (
        select from calendrier c
        where (c.referentiel_code, c.etat_code) = (s.referentiel_code, s.etat_code))
      then core.horodatage(conformite.debut_conversion(
        s.parcelle_id, s.referentiel_code, p_au, p_au)) end)
      order by s.parcelle_id, s.referentiel_code), '[]')
    from conformite.statut_parcelle s
      join conformite.referentiel_coche k on k.referentiel_code = s.referentiel_code
        and k.coche_pendant @> p_au
    where s.parcelle_id = any (p_parcelles) and s.periode @> p_au);
end
$$;
