-- Returns the position of a plot under a referential: its state with its beginning, the start of
-- its conversion, and the next state of the calendar with its earliest date.
-- Spec: conformite-et-certificats#grille.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.situer(
  p_parcelle_id uuid, p_referentiel text, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_debut timestamptz := conformite.debut_conversion(p_parcelle_id, p_referentiel, p_le, p_le);
begin
  return (
    with statut as (
      select s.etat_code, e.rang, lower(s.periode) as depuis
      from conformite.statut_parcelle s
        join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
      where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel
        and s.periode @> p_le
    ),
    prochain as (
      select c.etat_code, c.duree_mois from conformite.calendrier(p_referentiel, p_le) as c
      where c.rang > coalesce((select s.rang from statut s), -1)
      order by c.rang limit 1
    ),
    engage as (
      select from statut s join conformite.calendrier(p_referentiel, p_le) as c using (etat_code)
    )
    select json_build_object(
      'etat_code', (select s.etat_code from statut s),
      'depuis', (select core.horodatage(s.depuis) from statut s),
      'debut_conversion', case when exists (select from engage) then core.horodatage(v_debut) end,
      'prochain', (
        select json_build_object(
          'etat_code', n.etat_code,
          'le', core.horodatage(conformite.apres_mois(v_debut, n.duree_mois)))
        from prochain n)));
end
$$;
