-- Presents a published version of a pack with its document.
-- Spec: editeur#packs.
create or replace function pack.detailler_version(p_version pack.pack_version) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('version', pack.presenter_version(p_version),
                           'document', p_version.contenu)
$$;
