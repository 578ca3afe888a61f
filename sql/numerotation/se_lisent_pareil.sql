-- Returns whether two texts can be the same number, each with `chr(1)` in place of a rank's digit.
-- Spec: numerotation#ambiguite.
create or replace function numerotation.se_lisent_pareil(p_un text, p_autre text) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select length(p_un) = length(p_autre) and not exists (
    select from generate_series(1, length(p_un)) as i,
         lateral (select substr(p_un, i, 1) as a, substr(p_autre, i, 1) as b) as x
    where x.a <> x.b and not (x.a = chr(1) and x.b ~ '[0-9]' or x.b = chr(1) and x.a ~ '[0-9]'))
$$;
