-- Requires that a statement is bound by nothing yet.
-- Spec: eudr#delai.
-- Refuses: declaration_engagee.
create or replace function eudr.exiger_non_engagee(p_declaration eudr.declaration) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_declaration.engagement is not null then
    raise sqlstate 'TR409' using message = 'declaration_engagee', detail = jsonb_build_object(
      'engagement', p_declaration.engagement,
      'engagee_le', core.horodatage(p_declaration.engagee_le))::text;
  end if;
end
$$;
