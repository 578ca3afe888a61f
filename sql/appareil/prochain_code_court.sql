-- Returns the next short code, unique on the whole platform: the sequence in base 32, three
-- characters at least.
-- Spec: appareils#code-court, appareils#enrolement.
create or replace function appareil.prochain_code_court() returns text
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  with rang as (select (1023 + nextval('appareil.code_court'))::numeric as n)
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
                           (div(n, 32::numeric ^ i)::bigint % 32)::integer + 1, 1),
                    '' order by i desc)
  from rang, generate_series(0, 6) as i where n >= (32::numeric ^ i)
$$;
