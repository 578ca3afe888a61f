-- Checks that the contract of a reception, if it names one, was active at its date and is about the
-- received goods. If the contract is a draft or closed, the details name the act that changes this.
-- Spec: contrats-et-devises#cloture, service#date-de-l-operation.
-- Refuses: contrat_inconnu, contrat_non_actif, contrat_non_applicable.
create or replace function reception.verifier_contrat(p_reception reception.reception)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
  v_raison text;
begin
  if p_reception.contrat_id is null then
    return;
  end if;
  select c.* into v_contrat from contrat.contrat c where c.id = p_reception.contrat_id;
  if v_contrat.id is null then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  elsif not v_contrat.actif_pendant @> p_reception.date_operation then
    raise sqlstate 'TR409' using message = 'contrat_non_actif',
      detail = jsonb_strip_nulls(jsonb_build_object(
        'contrat_id', v_contrat.id, 'statut', v_contrat.statut, 'acte', case v_contrat.statut
          when 'brouillon' then format('POST /v1/contrats/%s/activer', v_contrat.id)
          when 'clos' then format('POST /v1/contrats/%s/rouvrir', v_contrat.id) end))::text;
  end if;
  v_raison := (contrat.raisons_inapplicables(
    v_contrat.id, p_reception.campagne_id, p_reception.groupement_id, p_reception.produit_id))[1];
  if v_raison is not null then
    raise sqlstate 'TR409' using message = 'contrat_non_applicable',
      detail = jsonb_build_object('contrat_id', v_contrat.id, 'raison', v_raison)::text;
  end if;
end
$$;
