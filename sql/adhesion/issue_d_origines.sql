-- Returns the details of a refusal of origins: the plot, and the act that takes its registration
-- back with its origins and states.
-- Spec: terrain#origines.
create or replace function adhesion.issue_d_origines(p_parcelle_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'parcelle_id', p_parcelle_id,
    'acte', commande.acte_de_reprise('parcelle', p_parcelle_id)));
end
$$;
