-- GET /v1/sync/perimetre: returns the changes in the perimeter of the caller's device, by pages.
-- Phones read it where no replication service runs.
-- Spec: replication#par-pages.
-- Chosen: docs/decisions/0102-perimetre-par-pages.md. A database after a restoration is another
--         place, like another timeline.
-- Refuses: what `appareil.en_service` and `replica.parcourir` refuse.
create or replace function v1.sync_perimetre(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, now());
  v_appareil appareil.appareil :=
    appareil.en_service(v_session, (p_requete ->> 'appareil_id')::uuid);
begin
  return replica.parcourir(
    v_appareil, p_requete ->> 'depuis',
    format('%s/%s', restauration.lignee(),
           (select count(*) from restauration.restauration r)),
    coalesce((p_requete ->> 'limite')::bigint, 500));
end
$$;
grant execute on function v1.sync_perimetre(jsonb, jsonb) to api;
