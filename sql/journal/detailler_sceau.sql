-- Presents a seal with its comparison with the journal of today.
-- Spec: sceaux#verifier.
create or replace function journal.detailler_sceau(p_sceau journal.sceau) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('sceau', journal.presenter_sceau(p_sceau),
                           'verification', journal.verifier_sceau(p_sceau))
$$;
