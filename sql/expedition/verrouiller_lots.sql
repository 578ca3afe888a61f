-- Locks the lots of an expedition, in the order of their ids.
-- Spec: ventes-et-expeditions#validation.
-- Locks: the lots, by id.
create or replace function expedition.verrouiller_lots(p_id uuid) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select lot.verrouiller(variadic array(
    select l.lot_id from expedition.ligne l where l.expedition_id = p_id))
$$;
