-- Returns the start of a plot's conversion under a referential, for the state in force at a date:
-- the beginning of the plot's run of rising states, moved back by the duration that the calendar
-- gives the first state of this run. A fall, a restatement, a gap, a state outside the calendar or
-- a derogation starts a new run. For a state outside the calendar, returns the instant at which the
-- state began. Null without a state.
-- Spec: conformite-et-certificats#grille.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.debut_conversion(
  p_parcelle_id uuid, p_referentiel text, p_date timestamptz, p_le timestamptz)
returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with duree as materialized (
      select c.etat_code, c.duree_mois from conformite.calendrier(p_referentiel, p_le) as c
    ),
    etape as (
      select s.periode, e.rang, d.duree_mois, r.derogation is not null as derogee,
             lag(s.periode) over w as precedente, lag(e.rang) over w as rang_precedent,
             lag(d.duree_mois) over w as duree_precedente
      from conformite.statut_parcelle s
        join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
        left join duree d on d.etat_code = s.etat_code
        left join conformite.revision r on r.organisation_id = s.organisation_id and r.id = s.id
      where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel
        and lower(s.periode) <= p_date
      window w as (order by lower(s.periode))
    ),
    course as (
      select x.periode, x.duree_mois
      from etape x
      where x.precedente is null or upper(x.precedente) < lower(x.periode)
        or x.rang <= x.rang_precedent or x.duree_precedente is null or x.duree_mois is null
        or x.derogee
      order by lower(x.periode) desc limit 1
    )
    select conformite.apres_mois(lower(c.periode), -coalesce(c.duree_mois, 0)) from course c
    where conformite.etat_parcelle(p_parcelle_id, p_referentiel, p_date) is not null);
end
$$;
