-- Presents a seal with its comparison with the journal of today.
-- Spec: sceaux#verifier.
create or replace function sceau.detailler(p_sceau sceau.sceau) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('sceau', sceau.presenter(p_sceau),
                           'verification', sceau.verifier(p_sceau))
$$;
