-- PATCH /v1/contrats/{id}: changes a draft contract.
-- Chosen: docs/decisions/0019-contrats.md.
-- Refuses: droit_manquant, module_inactif and what `contrat.modifier` refuses.
create or replace function v1.contrats_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'contracts.manage');
begin
  return contrat.modifier((p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.contrats_modifier(jsonb, jsonb) to api;
