-- Returns whether a session may read the records of a module: it reads everything, or holds a
-- permission of the module, as utilisateur.exiger_lecture requires.
-- Spec: identites-et-droits#permission.
create or replace function utilisateur.peut_lire(
  p_session utilisateur.session, p_le timestamptz, p_module text) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return utilisateur.detient(p_session, p_le, array(
    select p.code from utilisateur.permission p where p.module = p_module
    union all select 'dashboard.view'));
end
$$;
