-- Revokes a device from now on.
-- Spec: appareils#revocation.
-- Refuses: what `appareil.retirer` refuses.
create or replace function appareil.revoquer(
  p_id uuid, p_raison text, p_le timestamptz) returns json
language sql
set search_path = pg_catalog, pg_temp
as $$
  select appareil.presenter(appareil.retirer(p_id, 'revoquer', p_raison, p_le))
$$;
