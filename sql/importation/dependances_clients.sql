-- Lists the dependents of clients: records that refer to them, including their own changes, which
-- are kept for ever.
-- Spec: imports#annulation.
create or replace function importation.dependances_clients(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs('client.client', p_ids, '{}') as d;
end
$$;
