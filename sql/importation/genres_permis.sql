-- Returns the kinds of imports that a session may make and see: those with records that it may
-- create.
-- Spec: imports#droits.
create or replace function importation.genres_permis(
  p_session utilisateur.session, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := utilisateur.permissions_de_session(p_session, p_le);
begin
  return array(select g.genre from importation.genre g
               where g.permission = any (v_permissions) order by g.rang);
end
$$;
