-- Requires that an import has a row without fault; for all rows or none, no fault at all.
-- Spec: imports#application.
-- Refuses: importation_fautive.
create or replace function importation.exiger_applicable(
  p_importation importation.importation, p_mode text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_mode = 'tout' and p_importation.fautives > 0
    or p_importation.fautives = p_importation.lues
  then
    raise sqlstate 'TR409' using message = 'importation_fautive', detail = jsonb_build_object(
      'lues', p_importation.lues, 'fautives', p_importation.fautives)::text;
  end if;
end
$$;
