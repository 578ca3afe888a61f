-- Refuses to write data of an optional module that is not active.
-- Spec: organisations-et-modules#etat-du-module.
-- Chosen: docs/decisions/0004-modules.md. Refuses: module_inactif.
create or replace function module.exiger(p_module text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not module.est_actif(p_module, p_le) then
    raise sqlstate 'TR409' using message = 'module_inactif',
      detail = jsonb_build_object('modules', array[p_module])::text;
  end if;
end
$$;
