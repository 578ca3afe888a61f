-- Opens a back-office read of a module: for an active account that reads everything
-- (`dashboard.view`) or holds some permission of that module.
-- Chosen: the catalogue has no read permissions; docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, and what `utilisateur.identifier` refuses.
create or replace function utilisateur.exiger_lecture(
  p_appelant jsonb, p_le timestamptz, p_module text)
returns utilisateur.session
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := array(select p.code from utilisateur.permission p
                                where p.module = p_module order by p.code);
begin
  return utilisateur.exiger_permission(
    p_appelant, p_le, variadic array['dashboard.view'] || v_permissions);
end
$$;
