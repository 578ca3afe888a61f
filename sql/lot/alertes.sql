-- Lists the warnings of a lot's place.
-- Spec: lots#capacite-du-lieu.
create or replace function lot.alertes(p_lot_id uuid, p_le timestamptz) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select lot.alertes_place(e, p_le)
  from lot.lot l
    join emplacement.emplacement e
      on e.organisation_id = l.organisation_id and e.id = l.emplacement_id
  where l.id = p_lot_id
$$;
