-- Runs a nightly task for one organization and returns the number of changed rows, and whether more
-- rows wait for another step.
-- Spec: fichiers#piece-manquante, taches#nuit, webhooks#envois.
-- Chosen: steps of bounded length; docs/decisions/0040-cles-d-idempotence.md.
create or replace function v1.tache_nocturne(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := coalesce((p_requete ->> 'maintenant')::timestamptz, now());
  v_pas constant integer := 5000;
  v_lignes bigint;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  v_lignes := case p_requete ->> 'tache'
    when 'collectes_synchronisables' then collecte.clore_fenetre(v_le)
    when 'pieces_manquantes' then commande.relever_pieces_manquantes(v_le)
    when 'perimetres' then replica.tourner(v_le)
    when 'reponses_gardees' then idempotence.purger(v_le, v_pas)
    when 'webhooks_anciens' then webhook.purger(v_le, v_pas) end;
  return json_build_object(
    'lignes', v_lignes,
    'reste', p_requete ->> 'tache' in ('reponses_gardees', 'webhooks_anciens')
             and v_lignes >= v_pas);
end
$$;
grant execute on function v1.tache_nocturne(jsonb) to api;
