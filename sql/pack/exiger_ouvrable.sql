-- Requires that a version of a pack was not withdrawn, and locks it against withdrawal until the
-- end of the transaction.
-- Spec: editeur#retrait, service#actes-simultanes.
-- Refuses: pack_retire.
-- Locks: the pack, shared.
create or replace function pack.exiger_ouvrable(p_pack_version_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version record;
begin
  select k.id, k.code, v.version into v_version
  from pack.pack_version v join pack.pack k on k.id = v.pack_id
  where v.id = p_pack_version_id;
  perform from pack.pack k where k.id = v_version.id for share;
  if exists (select from pack.retrait r where r.pack_version_id = p_pack_version_id) then
    raise sqlstate 'TR409' using message = 'pack_retire', detail = jsonb_build_object(
      'code', v_version.code, 'version', v_version.version)::text;
  end if;
end
$$;
