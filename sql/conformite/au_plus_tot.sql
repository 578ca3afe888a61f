-- Returns the earliest date at which the calendar allows the state that a revision gives a plot
-- from a date on. Null if no wait applies: the revision never raises the plot's state, or no open
-- campaign's grid has a calendar. `infinity` if no path of the calendar leads to the state.
-- Spec: conformite-et-certificats#grille.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.au_plus_tot(
  p_parcelle_id uuid, p_referentiel text, p_etat text, p_depuis timestamptz, p_le timestamptz)
returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etat conformite.etat;
  v_rang_minimal smallint;
  v_duree_mois integer;
  v_temps tstzrange := tstzrange(p_depuis, greatest(p_depuis, p_le), '[]');
begin
  select e.* into v_etat from conformite.etat e
  where e.referentiel_code = p_referentiel and e.code = p_etat;
  -- The periods cover the time from the date to now without a gap, except where the plot has no
  -- state.
  select min(e.rang) into v_rang_minimal
  from conformite.statut_parcelle s
    join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
  where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel
    and s.periode && v_temps
  having range_agg(s.periode) @> v_temps;
  if v_etat.code is null or v_etat.categorie_affichage = 'hors_statut'
    or v_etat.rang <= v_rang_minimal
    or not exists (select from conformite.calendrier(p_referentiel, p_le))
  then
    return null;
  end if;

  select c.duree_mois into v_duree_mois from conformite.calendrier(p_referentiel, p_le) as c
  where c.etat_code = p_etat;
  return coalesce(
    conformite.apres_mois(
      coalesce(conformite.debut_conversion(p_parcelle_id, p_referentiel, p_le, p_le), p_depuis),
      v_duree_mois),
    'infinity');
end
$$;
