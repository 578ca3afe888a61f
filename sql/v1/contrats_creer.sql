-- POST /v1/contrats: creates a draft contract with its lines.
-- Spec: contrats-et-devises#contrat.
-- Refuses: droit_manquant, module_inactif and what `contrat.creer` refuses.
create or replace function v1.contrats_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'contracts.manage');
begin
  return contrat.creer(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.contrats_creer(jsonb, jsonb) to api;
