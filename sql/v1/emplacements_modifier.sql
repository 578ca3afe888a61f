-- PATCH /v1/emplacements/{id}: changes a place, closes it or opens it again.
-- Spec: lots#capacite-du-lieu, lots#qualites-admises.
-- Refuses: droit_manquant, module_inactif, and what `emplacement.modifier` refuses.
create or replace function v1.emplacements_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
begin
  return emplacement.modifier((p_requete ->> 'id')::uuid, p_requete - 'id',
                              v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.emplacements_modifier(jsonb, jsonb) to api;
