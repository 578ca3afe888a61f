-- Returns the lots that were made directly from a lot: outputs of steps, and returned goods of its
-- shipments.
-- Spec: genealogie#genealogie.
create or replace function lot.faits_de(p_lot_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select f.vers_id from matiere.filiation f
  where f.de_id = p_lot_id and f.vers_genre = 'lot' and not f.annulee
  union
  select l.id
  from matiere.filiation f
    join matiere.filiation g on g.organisation_id = f.organisation_id and g.de_id = f.vers_id
      and g.vers_genre = 'lot' and not g.annulee
    join lot.lot l on l.organisation_id = g.organisation_id and l.id = g.vers_id
      and l.parent_id = p_lot_id
  where f.de_id = p_lot_id and f.vers_genre = 'expedition' and not f.annulee;
end
$$;
