-- Returns the acts that routes offer on a lot, by its state. A lot made by a step or an import can
-- not be cancelled alone.
-- Spec: lots#passages, lots#rejet.
create or replace function lot.actes_possibles(p_lot lot.lot) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array_remove(acte.possibles('lot', p_lot.statut),
                      case when p_lot.reception_id is null then 'annuler' end);
end
$$;
