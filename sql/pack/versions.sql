-- The published versions of every pack, called as an operator names them, `fruits@1.1`; of each in
-- the order in which they were published.
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
