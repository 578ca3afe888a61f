-- Whether a session reads what a module owns: it reads everything, or holds some permission of the
-- module, as whoever opens a read of it must (utilisateur.exiger_lecture).
-- Spec: identites-et-droits#permission.
create or replace function utilisateur.peut_lire(
  p_session utilisateur.session, p_le timestamptz, p_module text) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := utilisateur.permissions_de_session(p_session, p_le);
begin
  return 'dashboard.view' = any (v_permissions) or exists (
    select from utilisateur.permission p
    where p.module = p_module and p.code = any (v_permissions));
end
$$;
