-- Returns a page of a list with the total of its rows, if it was counted: the number, and whether
-- it is exact. The count stops at a limit, so a larger total is not exact.
-- Spec: api#total.
create or replace function core.avec_total(p_page json, p_comptees bigint) returns json
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case when p_comptees is null then p_page
    else (left(p_page::text, -1) || ', "total" : ' || json_build_object(
      'lignes', least(p_comptees, core.plafond_total()),
      'exact', p_comptees <= core.plafond_total())::text || '}')::json end
$$;
