-- Returns the segments of a model, with the greatest number of digits of a rank in the sequence.
-- Spec: numerotation#elargissement.
create or replace function numerotation.elargis(p_segments jsonb, p_chiffres integer)
returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_agg(
      case when s.value ->> 'type' = 'sequence'
        then s.value || jsonb_build_object('elargis', p_chiffres) else s.value end order by s.rang)
    from jsonb_array_elements(p_segments) with ordinality as s (value, rang));
end
$$;
