-- The highest rank that a model's sequence can write: 10^chiffres - 1.
-- Spec: numerotation#rang.
create or replace function numerotation.rang_maximal(p_segments jsonb) returns bigint
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (10::numeric ^ (s.value ->> 'chiffres')::integer)::bigint - 1
    from jsonb_array_elements(p_segments) as s where s.value ->> 'type' = 'sequence');
end
$$;
