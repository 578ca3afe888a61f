-- POST /v1/expeditions/{id}/devalider: takes a validated expedition back to a draft, with a reason.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `expedition.devalider` refuses.
create or replace function v1.expeditions_devalider(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'shipping.manage');
begin
  return expedition.devalider((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                              v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.expeditions_devalider(jsonb, jsonb) to api;
