-- PATCH /v1/expeditions/{id}: changes a draft expedition.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `expedition.modifier` refuses.
create or replace function v1.expeditions_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'shipping.manage');
  return expedition.modifier((p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.expeditions_modifier(jsonb, jsonb) to api;
