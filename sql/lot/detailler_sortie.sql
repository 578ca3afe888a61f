-- Presents matter that left a lot, with the lot's state and mass after it.
-- Spec: lots#sorties.
create or replace function lot.detailler_sortie(p_sortie_id uuid) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('sortie', lot.presenter_sortie(s), 'lot', lot.etat_du_stock(s.lot_id))
  from lot.sortie_lot s where s.id = p_sortie_id
$$;
