-- Takes back clients without references: deletes them, so that their codes are free.
-- Spec: imports#annulation.
create or replace function importation.defaire_clients(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from client.client c where c.id = any (p_ids);
$$;
