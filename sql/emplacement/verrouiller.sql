-- Locks a place and returns it.
-- Spec: lots#capacite-du-lieu, service#actes-simultanes.
-- Refuses: emplacement_inconnu.
-- Locks: the place; not its key, which lots point to.
create or replace function emplacement.verrouiller(p_id uuid) returns emplacement.emplacement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_place emplacement.emplacement;
begin
  select e.* into v_place from emplacement.emplacement e where e.id = p_id for no key update;
  if v_place.id is null then
    raise sqlstate 'TR404' using message = 'emplacement_inconnu';
  end if;
  return v_place;
end
$$;
