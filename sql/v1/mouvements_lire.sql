-- GET /v1/mouvements/{id}: one movement with its entries.
-- Spec: matiere#mouvements.
-- Refuses: droit_manquant, mouvement_inconnu.
create or replace function v1.mouvements_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  return matiere.detailler((p_requete ->> 'id')::uuid);
end
$$;
grant execute on function v1.mouvements_lire(jsonb, jsonb) to api;
