-- GET /v1/capacites/{id}: one capacity, with what its plots would yield by what is known today.
-- Chosen: docs/decisions/0012-capacites.md. Refuses: droit_manquant, capacite_inconnue.
create or replace function v1.capacites_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  return capacite.lire((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.capacites_lire(jsonb, jsonb) to api;
