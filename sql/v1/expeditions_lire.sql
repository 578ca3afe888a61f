-- GET /v1/expeditions/{id}: one expedition.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, expedition_inconnue.
create or replace function v1.expeditions_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'ventes');
  v_reponse := expedition.presenter((p_requete ->> 'id')::uuid);
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'expedition_inconnue';
  end if;
  return v_reponse;
end
$$;
grant execute on function v1.expeditions_lire(jsonb, jsonb) to api;
