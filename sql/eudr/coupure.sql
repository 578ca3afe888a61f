-- Returns the cut-off date of Regulation (EU) 2023/1115: land where forest was converted after it
-- yields no goods that may enter the EU.
-- Spec: eudr#coupure.
create or replace function eudr.coupure() returns date
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select date '2020-12-31'
$$;
