-- POST /v1/expeditions/{id}/retours: takes back what a client returns.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `expedition.retourner` refuses.
create or replace function v1.expeditions_retours(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'shipping.manage');
begin
  return expedition.retourner(
    (p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.expeditions_retours(jsonb, jsonb) to api;
