-- Requires that a statement may be amended or withdrawn: it has no number, or got it within 72
-- hours and is bound by nothing since: referenced by another statement, announced for control,
-- marketed, declared to customs. Implementing Regulation (EU) 2024/3084.
-- Spec: eudr#delai.
-- Refuses: delai_eudr_passe, declaration_engagee.
create or replace function eudr.exiger_libre(p_declaration eudr.declaration, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform eudr.exiger_non_engagee(p_declaration);
  if p_le > p_declaration.attribue_le + interval '72 hours' then
    raise sqlstate 'TR409' using message = 'delai_eudr_passe', detail = jsonb_build_object(
      'jusqu_a', core.horodatage(p_declaration.attribue_le + interval '72 hours'))::text;
  end if;
end
$$;
