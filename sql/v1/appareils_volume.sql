-- GET /v1/appareils/{id}/volume: returns the size of the data that a device receives, and whether
-- it is within the target size.
-- Spec: replication#volume.
-- Chosen: a phone's file is 3.65 times the JSON of its rows (measured on the file that PowerSync's
--         client fills); docs/replication.md.
-- Refuses: droit_manquant, appareil_inconnu.
create or replace function v1.appareils_volume(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil;
  v_cible_mo bigint;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'devices.manage');
  select a.* into v_appareil from appareil.appareil a where a.id = (p_requete ->> 'id')::uuid;
  if v_appareil.id is null then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  end if;
  v_cible_mo := reglage.entier('sync.volume_cible_mo', now());
  return (
    select json_build_object(
      'appareil_id', v_appareil.id, 'cible_mo', v_cible_mo,
      'octets', coalesce(sum(v.octets * 365 / 100), 0)::bigint,
      'cible_tenue', coalesce(sum(v.octets * 365 / 100), 0) <= v_cible_mo * 1000000,
      'tables', coalesce(json_agg(json_build_object(
        'nom', v.nom, 'lignes', v.lignes, 'octets', v.octets * 365 / 100)
        order by v.octets desc, v.nom), '[]'))
    from replica.volume(v_appareil) as v);
end
$$;
grant execute on function v1.appareils_volume(jsonb, jsonb) to api;
