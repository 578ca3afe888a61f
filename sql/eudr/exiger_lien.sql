-- Requires a link of a statement that hands it over now.
-- Spec: eudr#lien.
-- Refuses: lien_absent.
create or replace function eudr.exiger_lien(p_declaration eudr.declaration, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
      select from eudr.lien l
      where l.declaration_id = p_declaration.id and l.retire_le is null and l.expire_le > p_le)
  then
    raise sqlstate 'TR409' using message = 'lien_absent';
  end if;
end
$$;
