-- The highest rank that a model's sequence can write: 10^chiffres - 1.
-- Spec: numerotation#rang.
create or replace function numerotation.rang_maximal(p_segments jsonb) returns bigint
language plpgsql immutable
as $$
begin
  return (10::numeric ^ (jsonb_path_query_first(
    p_segments, '$[*] ? (@.type == "sequence").chiffres') #>> '{}')::integer)::bigint - 1;
end
$$;
