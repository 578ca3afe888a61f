-- The acts that routes offer on a lot, by its state; what a step made is not cancelled alone.
-- Spec: lots#passages, lots#rejet.
create or replace function lot.actes_possibles(p_lot lot.lot) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select p.acte from lot.passage p
    where p.de = p_lot.statut and p.permission is not null
      and (p.acte <> 'annuler' or p_lot.etape_id is null)
    union all select 'devalider' where p_lot.statut = 'validé'
    order by 1)
$$;
