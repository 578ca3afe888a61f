-- Writes a quality state of a plot, from the beginning of a day in the organization's time zone.
-- Spec: imports#application.
-- Refuses: statut_inchange (a state that is known with that date), and what `conformite.statuer`
--          refuses.
-- Locks: what `conformite.statuer` locks.
create or replace function importation.ecrire_statut(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_depuis timestamptz := core.debut_du_jour(left(p_demande ->> 'depuis', 10)::date);
  v_revision conformite.revision;
begin
  if exists (
    select from conformite.statut_parcelle s
    where s.parcelle_id = (p_demande ->> 'parcelle_id')::uuid
      and s.referentiel_code = p_demande ->> 'referentiel_code'
      and s.etat_code = p_demande ->> 'etat_code' and lower(s.periode) = v_depuis)
  then
    raise sqlstate 'TR409' using message = 'statut_inchange';
  end if;
  v_revision := conformite.statuer(
    p_demande || jsonb_build_object('depuis', v_depuis), p_auteur_id, p_le);
  return (v_revision.id, '{}'::commande.constat[], '[]'::jsonb);
end
$$;
