-- POST /v1/contrats/{id}/prix: what a line pays for some measurements; nothing is written.
-- Spec: contrats-et-devises#prix.
-- Refuses: droit_manquant and what `contrat.chiffrer` refuses.
create or replace function v1.contrats_prix(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'contrats');
  return contrat.chiffrer((p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.contrats_prix(jsonb, jsonb) to api;
