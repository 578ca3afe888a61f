-- Returns the code with which a session that needs a permission to write would be refused at a
-- date: the session does not hold the permission (`droit_manquant`), or the module that owns the
-- permission is not active (`module_inactif`). Null if the write is allowed.
-- Spec: identites-et-droits#permission, organisations-et-modules#etat-du-module.
-- Why: a screen shows beforehand how the act behind a button would be refused.
create or replace function utilisateur.empechement(
  p_session utilisateur.session, p_le timestamptz, variadic p_permissions text[]) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case
    when p_session.utilisateur_id is null
      or not utilisateur.detient(p_session, p_le, p_permissions) then 'droit_manquant'
    when not exists (
      select from utilisateur.permission p
      where p.code = any (p_permissions)
        and (p.module = 'noyau' or module.est_actif(p.module, p_le))) then 'module_inactif'
    end;
end
$$;
