-- Locks a recall and returns the recall. Refuses: rappel_inconnu.
-- Spec: rappels#rappel.
-- Locks: the recall, before everything else.
create or replace function rappel.verrouiller(p_rappel_id uuid) returns rappel.rappel
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel;
begin
  select r.* into v_rappel from rappel.rappel r where r.id = p_rappel_id for update;
  if v_rappel.id is null then
    raise sqlstate 'TR404' using message = 'rappel_inconnu';
  end if;
  return v_rappel;
end
$$;
