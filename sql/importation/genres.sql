-- Returns the kinds of imports with the permission that each needs, in the order of a new
-- organization's first imports. The service describes the contents of the files.
-- Spec: imports#modeles.
create or replace function importation.genres() returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object('modeles', json_agg(
      json_build_object('genre', g.genre, 'permission', g.permission) order by g.rang))
    from importation.genre g);
end
$$;
