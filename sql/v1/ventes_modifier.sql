-- PATCH /v1/ventes/{id}: changes a draft sale.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `vente.modifier` refuses.
create or replace function v1.ventes_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'sales.manage');
  return vente.modifier((p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.ventes_modifier(jsonb, jsonb) to api;
