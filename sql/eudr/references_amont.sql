-- Returns the upstream references of a statement in their order, in the form of a request.
-- Spec: eudr#amont.
create or replace function eudr.references_amont(p_declaration_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'numero_dds', a.numero_dds, 'numero_verification', a.numero_verification,
      'identifiant_declaration', a.identifiant_declaration)) order by a.rang), '[]')
    from eudr.amont a where a.declaration_id = p_declaration_id);
end
$$;
