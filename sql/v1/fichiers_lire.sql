-- GET /v1/fichiers/{id}: what a file is, and what the signed address of its reading is made from.
-- Spec: fichiers#lecture.
-- Chosen: docs/decisions/0003-lectures.md, docs/decisions/0026-fichiers.md.
-- Refuses: droit_manquant, fichier_inconnu.
create or replace function v1.fichiers_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return fichier.lire(
    utilisateur.exiger_lecture(p_appelant, now(), 'noyau'), (p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.fichiers_lire(jsonb, jsonb) to api;
