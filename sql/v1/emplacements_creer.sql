-- POST /v1/emplacements: opens a place.
-- Spec: lots#emplacements.
-- Refuses: droit_manquant, module_inactif, and what `emplacement.creer` refuses.
create or replace function v1.emplacements_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
  return emplacement.creer(p_requete, now());
end
$$;
grant execute on function v1.emplacements_creer(jsonb, jsonb) to api;
