-- Opens a back-office read of a module: for an active account that reads everything
-- (`dashboard.view`) or holds some permission of that module. Support of the publisher reads; what
-- brings a key is an act.
-- Chosen: the catalogue has no read permissions; docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, cle_reutilisee, and what `utilisateur.identifier` refuses.
-- Why: what a module's permissions are is asked of those alone who do not read everything.
create or replace function utilisateur.exiger_lecture(
  p_appelant jsonb, p_le timestamptz, p_module text)
returns utilisateur.session
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, p_le);
  v_permissions text[];
begin
  if not utilisateur.detient(v_session, p_le, '{dashboard.view}') then
    v_permissions := array(select p.code from utilisateur.permission p
                           where p.module = p_module order by p.code);
    if not utilisateur.detient(v_session, p_le, v_permissions) then
      raise sqlstate 'TR403' using message = 'droit_manquant',
        detail = jsonb_build_object(
          'permissions', array['dashboard.view'] || v_permissions)::text;
    end if;
  end if;
  if p_appelant ? 'cle' then
    if v_session.utilisateur_id is null then
      raise sqlstate 'TR403' using message = 'droit_manquant',
        detail = jsonb_build_object('permissions', '[]'::jsonb)::text;
    end if;
    perform idempotence.exiger_neuve(p_appelant, v_session.utilisateur_id, p_le);
  end if;
  return v_session;
end
$$;
