-- Reopens a contract that was closed by mistake, until its last day: from now on, or from a given
-- instant. With the instant of its closing, no gap remains. After its last day, only an instant
-- before that day reopens it, and operations dated until that day belong to it again. The author
-- and reason of the closing are kept in the correction.
-- Spec: contrats-et-devises#reouverture, corrections#trace.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md.
-- Refuses: contrat_inconnu, contrat_non_clos, campagne_cloturee, evenement_hors_ordre (before its
--          closing), contrat_refuse (from after its last day on: the details name the act and the
--          instants that lead out), parametre_invalide (a date to come).
-- Locks: the contract.
create or replace function contrat.rouvrir(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
  v_avant contrat.contrat := contrat.verrouiller(p_id, 'rouvrir');
  v_fuseau text := (
    select o.fuseau_horaire from organisation.organisation o
    where o.id = v_avant.organisation_id);
  v_clos_le timestamptz := upper(v_avant.actif_pendant);
  v_depuis timestamptz := coalesce((p_requete ->> 'le')::timestamptz, greatest(p_le, v_clos_le));
  v_jusque timestamptz := (v_avant.fin + 1)::timestamp at time zone v_fuseau;
begin
  perform campagne.exiger_non_cloturee(v_avant.campagne_id);
  if p_requete ? 'le' then
    perform core.exiger_passe(v_depuis, p_le);
  end if;
  if v_depuis < v_clos_le then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre',
      detail = jsonb_build_object('precedent', core.horodatage(v_clos_le))::text;
  end if;
  v_depuis := greatest(v_depuis, v_avant.debut::timestamp at time zone v_fuseau);
  if v_jusque <= v_depuis then
    raise sqlstate 'TR409' using message = 'contrat_refuse', detail = (
      jsonb_build_object('message', 'the contract has ended', 'fin', v_avant.fin)
      || case when v_clos_le < v_jusque then jsonb_build_object(
           'acte', format('POST /v1/contrats/%s/rouvrir', p_id),
           'le', jsonb_build_object('au_plus_tot', core.horodatage(v_clos_le),
                                    'avant', core.horodatage(v_jusque)))
         else '{}' end)::text;
  end if;
  update contrat.contrat c
  set statut = 'actif', clos_par = null, raison_cloture = null,
      actif_pendant = c.actif_pendant + tstzmultirange(tstzrange(v_depuis, v_jusque))
  where c.id = p_id returning c.* into v_contrat;
  perform correction.consigner(
    'contrat', p_id, p_requete ->> 'raison',
    jsonb_build_object(
      'statut', 'clos', 'clos_par', v_avant.clos_par, 'raison_cloture', v_avant.raison_cloture,
      'actif_pendant', v_avant.actif_pendant),
    jsonb_build_object(
      'statut', v_contrat.statut, 'clos_par', null, 'raison_cloture', null,
      'actif_pendant', v_contrat.actif_pendant),
    '[]', p_auteur_id, p_le);
  return contrat.presenter(v_contrat, p_le);
end
$$;
