-- POST /v1/contrats/{id}/activer: activates a draft contract.
-- Spec: contrats-et-devises#activation.
-- Refuses: droit_manquant, module_inactif and what `contrat.activer` refuses.
create or replace function v1.contrats_activer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'contracts.manage');
begin
  return contrat.activer((p_requete ->> 'id')::uuid, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.contrats_activer(jsonb, jsonb) to api;
