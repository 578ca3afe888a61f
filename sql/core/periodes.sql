-- Returns periods as the API writes them, earliest first: `debut` included, `fin` excluded, null
-- where unbounded.
-- Chosen: docs/decisions/0001-horloge-et-periodes.md.
create or replace function core.periodes(p_pendant tstzmultirange) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'debut', core.horodatage(lower(p.periode)), 'fin', core.horodatage(upper(p.periode)))
             order by p.periode), '[]')
    from unnest(p_pendant) as p (periode));
end
$$;
