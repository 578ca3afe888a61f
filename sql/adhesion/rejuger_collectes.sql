-- Judges collections again in the order of their dates.
-- Spec: file-de-controle#fusion.
-- Locks: what `collecte.rejuger` locks, a collection after the other.
create or replace function adhesion.rejuger_collectes(p_ids uuid[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collecte record;
begin
  for v_collecte in
    select c.id from collecte.collecte c where c.id = any (p_ids) order by c.date_operation, c.id
  loop
    perform collecte.rejuger(v_collecte.id, p_le);
  end loop;
end
$$;
