-- Returns a client of the organization; it must exist.
-- Spec: conformite-et-certificats#clients.
-- Refuses: client_inconnu.
create or replace function client.exiger(p_id uuid) returns client.client
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client client.client;
begin
  select d.* into v_client from client.client d where d.id = p_id;
  if v_client.id is null then
    raise sqlstate 'TR404' using message = 'client_inconnu';
  end if;
  return v_client;
end
$$;
