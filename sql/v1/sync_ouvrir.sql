-- Opens a batch for the caller. An inactive account may send: what it did is judged by
-- the day on which it was done. A draining token opens batches of its own device alone.
-- Spec: commandes#envoi, identites-et-droits#statut.
create or replace function v1.sync_ouvrir(
  p_appelant jsonb, p_appareil_id uuid, p_enveloppes text[])
returns commande.liasse
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return commande.ouvrir_liasse(
    utilisateur.identifier_porteur(p_appelant, p_appareil_id, clock_timestamp()), p_appareil_id,
    clock_timestamp(), p_enveloppes);
end
$$;
grant execute on function v1.sync_ouvrir(jsonb, uuid, text[]) to api;
