-- Returns the lots from which a lot was made: a step's inputs, or the shipped lot for returned
-- goods.
-- Spec: genealogie#genealogie.
create or replace function lot.entrees(p_lot_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.parent_id from lot.lot l where l.id = p_lot_id and l.parent_id is not null
  union
  select f.de_id from matiere.filiation f
  where f.vers_id = p_lot_id and f.de_genre = 'lot' and not f.annulee;
end
$$;
