-- Requires that a recall exists.
-- Spec: rappels#rappel.
-- Refuses: rappel_inconnu.
create or replace function rappel.exiger(p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from rappel.rappel r where r.id = p_id) then
    raise sqlstate 'TR404' using message = 'rappel_inconnu';
  end if;
end
$$;
