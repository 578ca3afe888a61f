-- Returns the crops of a plot by its latest declaration, as JSON text, because phones receive them
-- in one column. Declarations are never dated in the future, so the latest one is in force.
-- Spec: replication#copies.
create or replace function replica.cultures(p_parcelle_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      json_agg(json_build_object('produit_id', c.produit_id, 'part_cp', c.part_cp,
                                 'strate', c.strate, 'cycle', c.cycle)
               order by c.produit_declare, c.strate desc, c.cycle nulls first), '[]')::text
    from parcelle.cultures_au(p_parcelle_id, 'infinity') as c);
end
$$;
