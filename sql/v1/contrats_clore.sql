-- POST /v1/contrats/{id}/clore: closes an active contract with a reason.
-- Spec: contrats-et-devises#cloture.
-- Refuses: droit_manquant, module_inactif and what `contrat.clore` refuses.
create or replace function v1.contrats_clore(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'contracts.manage');
begin
  return contrat.clore((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                       v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.contrats_clore(jsonb, jsonb) to api;
