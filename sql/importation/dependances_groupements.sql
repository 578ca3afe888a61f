-- What stands on groups: whatever names them.
-- Spec: imports#annulation.
create or replace function importation.dependances_groupements(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs('organisation.groupement', p_ids, '{}') as d;
end
$$;
