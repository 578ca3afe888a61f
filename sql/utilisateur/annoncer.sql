-- Presents an account together with a value that is shown only once: its password, its invitation.
-- Spec: identites-et-droits#compte.
create or replace function utilisateur.annoncer(p_id uuid, p_le timestamptz) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('utilisateur', utilisateur.presenter(p_id, p_le))
$$;
