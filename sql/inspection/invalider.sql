-- Invalidates an inspection because its inspector was not independent: it does not count.
-- Spec: file-de-controle#invalidation.
-- Chosen: docs/decisions/0010-controles.md.
create or replace function inspection.invalider(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update inspection.inspection set invalidee_le = p_le where id = p_controle.entite_id
$$;
