-- Takes back certificates without dependents: they are withdrawn, and their numbers are free. The
-- scope of a certificate is never deleted, so the certificates stay, under names that mark them as
-- undone.
-- Spec: imports#annulation.
-- Chosen: docs/decisions/0080-imports.md.
create or replace function importation.defaire_certificats(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update certificat.certificat c
  set numero = c.numero || ' ANNULE ' || c.id, statut = 'retire'
  where c.id = any (p_ids);
$$;
