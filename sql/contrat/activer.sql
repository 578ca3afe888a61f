-- Activates a draft contract: it is active from now, or from its first day, until it is closed or
-- its last day has ended, by the organization's calendar.
-- Spec: contrats-et-devises#activation.
-- Refuses: contrat_inconnu, contrat_non_brouillon, campagne_cloturee, taux_change_inconnu (a
--          currency other than the organization's without a rate), contrat_refuse (it has ended
--          already).
-- Locks: the contract.
create or replace function contrat.activer(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat := contrat.verrouiller(p_id, 'activer');
  v_organisation record;
  v_depuis timestamptz;
  v_jusque timestamptz;
begin
  perform campagne.exiger_non_cloturee(v_contrat.campagne_id);
  select o.devise_defaut, o.fuseau_horaire into v_organisation
  from organisation.organisation o where o.id = v_contrat.organisation_id;
  if v_contrat.devise <> v_organisation.devise_defaut then
    perform devise.taux_en_vigueur(v_contrat.devise, v_organisation.devise_defaut, p_le);
  end if;
  v_depuis := greatest(p_le, v_contrat.debut::timestamp at time zone v_organisation.fuseau_horaire);
  v_jusque := (v_contrat.fin + 1)::timestamp at time zone v_organisation.fuseau_horaire;
  if v_jusque <= v_depuis then
    raise sqlstate 'TR409' using message = 'contrat_refuse',
      detail = jsonb_build_object('message', 'the contract has ended', 'fin', v_contrat.fin)::text;
  end if;
  update contrat.contrat c
  set statut = 'actif', active_par = p_auteur_id,
      actif_pendant = tstzmultirange(tstzrange(v_depuis, v_jusque))
  where c.id = p_id returning c.* into v_contrat;
  perform journal.consigner(p_le, 'contrat.activer', 'contrat', p_id);
  return contrat.presenter(v_contrat, p_le);
end
$$;
