-- Returns the logo of documents established at an instant; nothing, or a row without a file, means
-- none.
-- Spec: documents#logo.
create or replace function document.logo_en_vigueur(p_le timestamptz) returns document.logo
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_logo document.logo;
begin
  select l.* into v_logo from document.logo l
  where l.organisation_id = core.organisation_id() and l.depuis <= p_le
  order by l.version desc limit 1;
  return v_logo;
end
$$;
