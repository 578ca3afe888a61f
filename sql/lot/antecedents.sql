-- Returns the lots whose goods a lot contains, beginning with the lot itself: the former lots of
-- its reception or of its step's output, and, for returned goods, the shipped lot.
-- Spec: lots#devalidation, ventes-et-expeditions#retours.
create or replace function lot.antecedents(p_lot_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with recursive tenu as (
    select l.id, l.reception_id, l.etape_id, l.sortie_id, l.parent_id
    from lot.lot l where l.id = p_lot_id
    union
    select o.id, o.reception_id, o.etape_id, o.sortie_id, o.parent_id
    from tenu t
      cross join lateral (
        select a.id, a.reception_id, a.etape_id, a.sortie_id, a.parent_id
        from lot.lot a where a.id = t.parent_id
        union all
        select b.id, b.reception_id, b.etape_id, b.sortie_id, b.parent_id
        from lot.lot b where b.reception_id = t.reception_id
        union all
        select c.id, c.reception_id, c.etape_id, c.sortie_id, c.parent_id
        from lot.lot c where c.etape_id = t.etape_id and c.sortie_id = t.sortie_id) as o
  )
  select t.id from tenu t;
end
$$;
