-- Returns a published version of a pack, by its code and its number; it must exist.
-- Spec: editeur#packs.
-- Refuses: pack_version_introuvable.
create or replace function pack.exiger_version(p_code text, p_version text)
returns pack.pack_version
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version pack.pack_version;
begin
  select v.* into v_version from pack.pack_version v join pack.pack k on k.id = v.pack_id
  where k.code = p_code and v.version = p_version;
  if v_version.id is null then
    raise sqlstate 'TR404' using message = 'pack_version_introuvable';
  end if;
  return v_version;
end
$$;
