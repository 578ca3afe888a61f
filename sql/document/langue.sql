-- Returns the language of the current organization's documents: its own, or French.
-- Spec: documents#types.
create or replace function document.langue() returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select case o.langue when 'en' then 'en' else 'fr' end
          from organisation.organisation o where o.id = core.organisation_id());
end
$$;
