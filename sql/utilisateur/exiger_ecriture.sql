-- Opens a route that writes: requires the permission, and that the module which owns it is active
-- now.
-- Spec: organisations-et-modules#etat-du-module.
-- Chosen: docs/decisions/0004-modules.md. The core is never read-only.
-- Refuses: droit_manquant, module_inactif, and what `utilisateur.identifier` refuses.
create or replace function utilisateur.exiger_ecriture(
  p_appelant jsonb, p_le timestamptz, variadic p_permissions text[])
returns utilisateur.session
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_permission(p_appelant, p_le, variadic p_permissions);
begin
  perform utilisateur.exiger_module(p_permissions, p_le);
  return v_session;
end
$$;
