-- Runs a nightly task for one organization and answers how many rows it touched.
-- Spec: Events, «Nightly task», «attachment expected but absent after 14 days».
create or replace function v1.tache_nocturne(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := coalesce((p_requete ->> 'maintenant')::timestamptz, now());
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('lignes', case p_requete ->> 'tache'
    when 'collectes_synchronisables' then collecte.clore_fenetre(v_le)
    when 'pieces_manquantes' then commande.relever_pieces_manquantes(v_le)
    when 'perimetres' then replica.tourner(v_le) end);
end
$$;
grant execute on function v1.tache_nocturne(jsonb) to api;
