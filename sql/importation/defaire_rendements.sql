-- Takes back yields: the yield before each is in force again.
-- Spec: imports#annulation, capacites#reprise.
-- Locks: the plots, by id.
create or replace function importation.defaire_rendements(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform capacite.retirer_rendements(p_ids, p_raison, p_auteur_id, p_le);
end
$$;
