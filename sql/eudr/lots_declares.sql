-- Returns the lots that a statement names with their masses in g, in the form of a request.
-- Spec: eudr#declaration.
create or replace function eudr.lots_declares(p_declaration_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lot_id', l.lot_id, 'quantite_g', l.quantite_g) order by l.lot_id), '[]')
    from eudr.lot_declare l where l.declaration_id = p_declaration_id);
end
$$;
