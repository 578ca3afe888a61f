-- Refuses an unknown client, or one that was not active at a date.
-- Spec: ventes-et-expeditions#client.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: client_inconnu, client_inactif.
create or replace function vente.exiger_client(p_client_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client client.client := client.exiger(p_client_id);
begin
  if not v_client.actif_pendant @> p_le then
    perform client.refuser_inactif(p_client_id);
  end if;
end
$$;
