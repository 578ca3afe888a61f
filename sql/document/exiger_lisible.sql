-- Requires that a session may read documents of a type.
-- Spec: documents#lecture.
-- Refuses: droit_manquant.
create or replace function document.exiger_lisible(
  p_session utilisateur.session, p_type text, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_type <> all (document.types_lisibles(p_session, p_le)) then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('permissions', array(
        select p.code from utilisateur.permission p
        where p.code = 'dashboard.view'
          or p.module in (select t.module from document.type t where t.code = p_type)
        order by p.code))::text;
  end if;
end
$$;
