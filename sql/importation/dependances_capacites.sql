-- What stands on capacities that were brought in: a validation of them, and so a ceiling.
-- Spec: imports#annulation, capacites#reprise.
create or replace function importation.dependances_capacites(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select distinct 'validation', v.capacite_id from capacite.validation v
    where v.capacite_id = any (p_ids)
    limit 100;
end
$$;
