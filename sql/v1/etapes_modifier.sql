-- PATCH /v1/etapes/{id}: changes a draft step.
-- Chosen: docs/decisions/0025-etapes.md.
-- Refuses: droit_manquant, module_inactif and what `etape.modifier` refuses.
create or replace function v1.etapes_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
begin
  perform module.exiger('procedes', now());
  return etape.modifier((p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.etapes_modifier(jsonb, jsonb) to api;
