-- Refuses a shipment if the sale's client was not active at the date of the shipment. A client that
-- a correction gave the sale was judged at the correction, because this client may be younger than
-- the shipments.
-- Spec: ventes-et-expeditions#client, ventes-et-expeditions#correction.
-- Refuses: client_inactif.
create or replace function vente.exiger_son_client(p_vente vente.vente, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from client.client c
                 where c.id = p_vente.client_id and c.actif_pendant @> p_le)
    and not exists (select from correction.correction c
                    where c.entite_id = p_vente.id and c.entite = 'vente'
                      and c.apres ->> 'client_id' = p_vente.client_id::text)
  then
    perform client.refuser_inactif(p_vente.client_id);
  end if;
end
$$;
