-- Requires that a session may read the records of a module: it reads everything (`dashboard.view`),
-- or holds some permission of that module. Returns the session.
-- Spec: identites-et-droits#permission.
-- Refuses: droit_manquant.
-- Why: the permissions of the module are read only for a session that does not read everything.
create or replace function utilisateur.exiger_lisible(
  p_session utilisateur.session, p_le timestamptz, p_module text)
returns utilisateur.session
language plpgsql stable
as $$
declare
  v_permissions text[];
begin
  if not utilisateur.detient(p_session, p_le, '{dashboard.view}') then
    v_permissions := array(select p.code from utilisateur.permission p
                           where p.module = p_module order by p.code);
    if not utilisateur.detient(p_session, p_le, v_permissions) then
      raise sqlstate 'TR403' using message = 'droit_manquant',
        detail = jsonb_build_object(
          'permissions', array['dashboard.view'] || v_permissions)::text;
    end if;
  end if;
  return p_session;
end
$$;
