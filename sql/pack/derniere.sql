-- Returns the latest published version of a pack; null if there is none.
-- Spec: editeur#differences.
create or replace function pack.derniere(p_code text) returns pack.pack_version
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select v.* from pack.pack_version v join pack.pack k on k.id = v.pack_id
  where k.code = p_code order by v.publie_le desc, v.id desc limit 1
$$;
