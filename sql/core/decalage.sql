-- Returns the offset from UTC of a time zone at an instant, as +HH:MM.
-- Spec: api#instants.
create or replace function core.decalage(p_le timestamptz, p_fuseau text) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case when o.ecart < interval '0' then '-' else '+' end
    || to_char(case when o.ecart < interval '0' then -o.ecart else o.ecart end, 'HH24:MI')
  from (select (p_le at time zone p_fuseau) - (p_le at time zone 'UTC') as ecart) as o
$$;
