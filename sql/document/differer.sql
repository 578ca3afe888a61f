-- Puts off to the end of an act the documents that it changes, so that each compares what stood
-- before the act with what stands after it: `document.etablir_differes` then establishes them.
-- Returns true for the outer act alone, which then establishes them.
-- Spec: documents#remplacement.
-- Chosen: docs/decisions/0123-chiffres-justes.md.
create or replace function document.differer() returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('sillon.documents', true), '') <> '' then
    return false;
  end if;
  perform set_config('sillon.documents', '[', true);
  return true;
end
$$;
