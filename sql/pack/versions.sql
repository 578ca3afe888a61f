-- Returns the published versions of every pack, in the operator's notation, `fruits@1.1`; for each
-- pack in the order of publication.
-- Spec: packs-et-campagnes#packs.
create or replace function pack.versions() returns table (id uuid, nom text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select v.id, k.code || '@' || v.version
  from pack.pack_version v join pack.pack k on k.id = v.pack_id
  order by k.code, v.publie_le;
end
$$;
