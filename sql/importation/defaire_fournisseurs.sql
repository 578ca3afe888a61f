-- Takes back suppliers without references: they count as never active, and their codes and the
-- numbers of their certificates become free. The scope of a certificate is never deleted, so
-- supplier and certificate stay, under names that mark them as undone.
-- Spec: imports#annulation.
-- Chosen: docs/decisions/0080-imports.md.
create or replace function importation.defaire_fournisseurs(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update fournisseur.fournisseur f
  set actif_pendant = '{}', code = 'ANNULE-' || upper(replace(f.id::text, '-', ''))
  where f.id = any (p_ids);
  update certificat.certificat c
  set numero = c.numero || ' ANNULE ' || c.id, statut = 'retire'
  where c.fournisseur_id = any (p_ids);
$$;
