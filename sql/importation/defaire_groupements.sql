-- Takes back groups that nothing names: they are gone, and their codes are free.
-- Spec: imports#annulation.
create or replace function importation.defaire_groupements(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from organisation.groupement g where g.id = any (p_ids);
$$;
