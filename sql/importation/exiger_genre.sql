-- Requires that a session may import records of a kind; the module of the kind must be active.
-- Spec: imports#droits.
-- Refuses: droit_manquant, module_inactif.
create or replace function importation.exiger_genre(
  p_genre text, p_session utilisateur.session, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permission text := (select g.permission from importation.genre g where g.genre = p_genre);
  v_module text := (select p.module from utilisateur.permission p where p.code = v_permission);
begin
  if p_genre <> all (importation.genres_permis(p_session, p_le)) then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('permissions', array[v_permission])::text;
  elsif v_module <> 'noyau' then
    perform module.exiger(v_module, p_le);
  end if;
end
$$;
