-- Lists the acts of a lot for its reader. The lot of a step or of an import can not be cancelled by
-- itself.
-- Spec: lots#passages.
-- Chosen: docs/decisions/0054-actes.md.
create or replace function backoffice.lot_actes_possibles(p_lot lot.lot) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array_remove(backoffice.actes_possibles('lot', p_lot.statut),
                      case when p_lot.reception_id is null then 'annuler' end)
$$;
comment on function backoffice.lot_actes_possibles(lot.lot) is
  'The acts that start from its state and that the caller''s permissions allow, sorted.';
grant execute on function backoffice.lot_actes_possibles(lot.lot) to lecture;
