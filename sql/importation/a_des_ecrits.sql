-- Returns true if a row of an import wrote its record.
-- Spec: imports#application.
create or replace function importation.a_des_ecrits(p_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from importation.ligne l where l.importation_id = p_id and l.objet_id is not null);
end
$$;
