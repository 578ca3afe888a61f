-- Requires that at least one module which owns one of some permissions is active: records of an
-- inactive module can only be read.
-- Spec: organisations-et-modules#etat-du-module.
-- Chosen: docs/decisions/0004-modules.md. The core is never read-only.
-- Refuses: module_inactif.
create or replace function utilisateur.exiger_module(
  p_permissions text[], p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_modules text[];
begin
  select array_agg(distinct p.module order by p.module) into v_modules
  from utilisateur.permission p where p.code = any (p_permissions);
  if not exists (select from unnest(v_modules) as m (code)
                 where m.code = 'noyau' or module.est_actif(m.code, p_le)) then
    raise sqlstate 'TR409' using message = 'module_inactif',
      detail = jsonb_build_object('modules', v_modules)::text;
  end if;
end
$$;
