-- Activates a draft contract: it is active from now, or from its first day, until it is closed or
-- its last day has ended, by the organization's calendar.
-- Spec: contrats-et-devises#activation.
-- Refuses: contrat_inconnu, contrat_non_brouillon, what `contrat.exiger_activable` refuses.
-- Locks: the contract.
create or replace function contrat.activer(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat := contrat.verrouiller(p_id, 'activer');
  v_pendant tstzrange := contrat.exiger_activable(v_contrat, p_le);
begin
  update contrat.contrat c
  set statut = 'actif', active_par = p_auteur_id,
      actif_pendant = tstzmultirange(v_pendant)
  where c.id = p_id returning c.* into v_contrat;
  perform journal.consigner(p_le, 'contrat.activer', 'contrat', p_id);
  return contrat.presenter(v_contrat, p_le);
end
$$;
