-- Returns the lots of a statement with their masses in g: those of its expedition that are under
-- the regulation, without what came back, or those that it names.
-- Spec: eudr#declaration, ventes-et-expeditions#eudr.
create or replace function eudr.lots_de(p_declaration eudr.declaration, p_le timestamptz)
returns table (lot_id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select s.lot_id, s.quantite_g
    from genealogie.lire_expedition(p_declaration.expedition_id) as x
      cross join lateral genealogie.soumis_eudr(
        p_declaration.expedition_id, x.date_operation, p_le) as s
    where p_declaration.expedition_id is not null
    union all
    select l.lot_id, l.quantite_g from eudr.lot_declare l
    where p_declaration.expedition_id is null and l.declaration_id = p_declaration.id;
end
$$;
