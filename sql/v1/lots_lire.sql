-- GET /v1/lots/{id}: one lot with all that happened to it.
-- Spec: lots#lot.
-- Refuses: droit_manquant, lot_inconnu.
create or replace function v1.lots_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  return lot.detailler((p_requete ->> 'id')::uuid);
end
$$;
grant execute on function v1.lots_lire(jsonb, jsonb) to api;
