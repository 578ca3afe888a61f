-- Requires the conditions of an act on a contract before the request itself is checked: its state;
-- for an activation, its campaign, rate and last day; for a reopening, its campaign.
-- Spec: service#actes, contrats-et-devises#activation.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: contrat_non_brouillon, contrat_non_actif, contrat_non_clos, campagne_cloturee,
--          what `contrat.exiger_activable` refuses.
create or replace function contrat.exiger_faisable(p_id uuid, p_acte text, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
begin
  select c.* into v_contrat from contrat.contrat c where c.id = p_id;
  perform acte.exiger('contrat', p_id, v_contrat.statut, p_acte);
  if p_acte = 'activer' then
    perform contrat.exiger_activable(v_contrat, p_le);
  elsif p_acte = 'rouvrir' then
    perform campagne.exiger_non_cloturee(v_contrat.campagne_id);
  end if;
end
$$;
