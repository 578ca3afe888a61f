-- Returns the measurements of a price formula in the order of their names; none without a formula.
-- Spec: contrats-et-devises#mesures.
create or replace function contrat.mesures_requises(p_formule jsonb) returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(array_agg(distinct a.value ->> 'mesure' order by a.value ->> 'mesure'), '{}')
    from jsonb_array_elements(p_formule -> 'ajustements') as a);
end
$$;
