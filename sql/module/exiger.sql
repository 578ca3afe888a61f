-- Refuses to write data of an optional module that is not active.
-- Spec: «modules (core plus optional ones, per organization `actif` or `lecture_seule`)».
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
