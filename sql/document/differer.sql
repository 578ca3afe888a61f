-- Defers the documents that an act changes until the act ends, so that each document is compared
-- before and after the whole act; then `document.etablir_differes` establishes them. Returns
-- whether this call began the deferral: an act inside another one leaves the end to the outer act.
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
