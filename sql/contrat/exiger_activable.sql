-- Returns the period in which a draft contract is active once it is activated: from now or from its
-- first day, until its last day has ended by the organization's calendar.
-- Spec: contrats-et-devises#activation.
-- Refuses: campagne_cloturee, taux_change_inconnu (a currency other than the
--          organization's without a rate), contrat_refuse (it has ended already).
create or replace function contrat.exiger_activable(
  p_contrat contrat.contrat, p_le timestamptz) returns tstzrange
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation record;
  v_depuis timestamptz;
  v_jusque timestamptz;
begin
  perform campagne.exiger_non_cloturee(p_contrat.campagne_id);
  select o.devise_defaut, o.fuseau_horaire into v_organisation
  from organisation.organisation o where o.id = p_contrat.organisation_id;
  if p_contrat.devise <> v_organisation.devise_defaut then
    perform devise.taux_en_vigueur(p_contrat.devise, v_organisation.devise_defaut, p_le);
  end if;
  v_depuis := greatest(p_le, p_contrat.debut::timestamp at time zone v_organisation.fuseau_horaire);
  v_jusque := (p_contrat.fin + 1)::timestamp at time zone v_organisation.fuseau_horaire;
  if v_jusque <= v_depuis then
    raise sqlstate 'TR409' using message = 'contrat_refuse',
      detail = jsonb_build_object('message', 'the contract has ended', 'fin', p_contrat.fin)::text;
  end if;
  return tstzrange(v_depuis, v_jusque);
end
$$;
