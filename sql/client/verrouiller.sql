-- Locks a client and returns it.
-- Spec: conformite-et-certificats#clients.
-- Refuses: client_inconnu.
-- Locks: the client; not its key, which sales point to.
create or replace function client.verrouiller(p_id uuid) returns client.client
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client client.client;
begin
  select d.* into v_client from client.client d where d.id = p_id for no key update;
  if v_client.id is null then
    raise sqlstate 'TR404' using message = 'client_inconnu';
  end if;
  return v_client;
end
$$;
