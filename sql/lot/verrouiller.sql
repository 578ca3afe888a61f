-- Locks lots in the order of their ids and returns nothing; refuses an unknown lot.
-- Spec: lots#lot.
-- Refuses: lot_inconnu.
-- Locks: the lots, by id, after every other lock.
create or replace function lot.verrouiller(variadic p_ids uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_trouves bigint;
begin
  select count(*) into v_trouves from (
    select l.id from lot.lot l where l.id = any (p_ids) order by l.id for update) as l;
  if v_trouves < (select count(distinct i.id) from unnest(p_ids) as i (id)) then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
end
$$;
