-- Returns the codes of the packs that are published or drafted.
-- Spec: editeur#packs.
create or replace function pack.codes() returns table (code text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select k.code from pack.pack k union select b.code from pack.brouillon b
$$;
