-- Closes an active contract from now on: records that phones made before stay valid.
-- Spec: contrats-et-devises#cloture.
-- Refuses: contrat_inconnu, contrat_non_actif. Locks: the contract.
create or replace function contrat.clore(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat := contrat.verrouiller(p_id, 'clore');
begin
  update contrat.contrat c
  set statut = 'clos', clos_par = p_auteur_id, raison_cloture = p_raison,
      actif_pendant = c.actif_pendant * tstzmultirange(tstzrange(null, p_le))
  where c.id = p_id returning c.* into v_contrat;
  perform journal.consigner(p_le, 'contrat.clore', 'contrat', p_id,
                            jsonb_build_object('raison', p_raison));
  return contrat.presenter(v_contrat, p_le);
end
$$;
