-- Returns the highest rank that a model's sequence can write; null without a sequence.
-- Spec: numerotation#rang.
create or replace function numerotation.rang_maximal(p_segments jsonb) returns bigint
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (numerotation.gabarit(p_segments, null, null, null, null)).rang_maximal;
end
$$;
