-- Returns a due diligence statement of the organization; it must exist.
-- Spec: eudr#declaration.
-- Refuses: declaration_eudr_inconnue.
create or replace function eudr.exiger(p_id uuid) returns eudr.declaration
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration;
begin
  select d.* into v_declaration from eudr.declaration d where d.id = p_id;
  if v_declaration.id is null then
    raise sqlstate 'TR404' using message = 'declaration_eudr_inconnue';
  end if;
  return v_declaration;
end
$$;
