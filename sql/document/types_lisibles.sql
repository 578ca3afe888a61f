-- Returns the types of documents that a session may read: all for a session that reads everything,
-- else those of its modules.
-- Spec: documents#lecture.
create or replace function document.types_lisibles(
  p_session utilisateur.session, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_detenues text[] := utilisateur.permissions_de_session(p_session, p_le);
begin
  return array(
    select t.code from document.type t
    where 'dashboard.view' = any (v_detenues)
      or t.module in (select p.module from utilisateur.permission p
                      where p.code = any (v_detenues))
    order by t.code);
end
$$;
