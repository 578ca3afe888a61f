-- Sets the quality state of a plot from a date on, with a reason. A state higher than the
-- conversion calendar allows at that time needs a derogation; a lower one never does.
-- Spec: conformite-et-certificats#statut, api#refus-de-la-base, service#actes-simultanes.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: parcelle_inconnue, referentiel_inconnu, referentiel_non_coche, statut_inchange,
--          conversion_trop_rapide, statut_refuse.
-- Locks: what `conformite.verrouiller_juges` locks, the plot, the ticked referential, then what
--        `conformite.reviser` locks.
create or replace function conformite.statuer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns conformite.revision
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_demande record;
  v_parcelle_id uuid;
  v_au_plus_tot timestamptz;
  v_revision conformite.revision;
  v_le timestamptz;
  v_contrainte text;
begin
  select d.parcelle_id, d.referentiel_code, d.etat_code, d.depuis, d.raison, d.derogation
  into v_demande
  from jsonb_to_record(p_requete) as d (
    parcelle_id uuid, referentiel_code text, etat_code text, depuis timestamptz, raison text,
    derogation jsonb);
  select coalesce(p.fusionnee_dans, p.id) into v_parcelle_id from parcelle.parcelle p
  where p.id = v_demande.parcelle_id;
  if v_parcelle_id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  perform conformite.verrouiller_juges(array[v_parcelle_id]);
  perform from parcelle.parcelle p where p.id = v_parcelle_id for update;
  perform conformite.exiger_coche(v_demande.referentiel_code, null);
  v_le := conformite.apres_revisions(v_parcelle_id, v_demande.referentiel_code, p_le);
  if exists (
    select from conformite.statut_parcelle s
    where s.parcelle_id = v_parcelle_id and s.referentiel_code = v_demande.referentiel_code
      and s.etat_code = v_demande.etat_code and s.periode = tstzrange(v_demande.depuis, null))
  then
    raise sqlstate 'TR409' using message = 'statut_inchange';
  end if;
  v_au_plus_tot := conformite.au_plus_tot(
    v_parcelle_id, v_demande.referentiel_code, v_demande.etat_code, v_demande.depuis, v_le);
  if v_au_plus_tot > v_demande.depuis and v_demande.derogation is null then
    raise sqlstate 'TR409' using message = 'conversion_trop_rapide', detail = jsonb_build_object(
      'au_plus_tot', core.horodatage(v_au_plus_tot),
      'situation', conformite.situer(v_parcelle_id, v_demande.referentiel_code, v_le))::text;
  end if;

  begin
    v_revision := conformite.reviser(
      v_parcelle_id, v_demande.referentiel_code, v_demande.etat_code, v_demande.depuis,
      v_demande.raison, p_auteur_id, v_le, null,
      case when v_au_plus_tot > v_demande.depuis then v_demande.derogation end);
  exception when integrity_constraint_violation then
    get stacked diagnostics v_contrainte = constraint_name;
    raise sqlstate 'TR409' using message = 'statut_refuse',
      detail = jsonb_build_object('message', sqlerrm, 'contrainte', v_contrainte)::text;
  end;
  perform journal.consigner(v_le, 'conformite.statuer', 'parcelle', v_parcelle_id,
                            to_jsonb(v_revision) - 'organisation_id');
  return v_revision;
end
$$;
