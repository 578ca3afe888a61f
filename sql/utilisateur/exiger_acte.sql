-- Opens a route for an act on a record. Finds the row of the act that names the route, and requires
-- the permission in this row and the module that owns this permission.
-- Spec: identites-et-droits#permission.
-- Chosen: docs/decisions/0054-actes.md.
-- Refuses: what `utilisateur.exiger_ecriture` refuses.
create or replace function utilisateur.exiger_acte(
  p_appelant jsonb, p_le timestamptz, p_porte text)
returns utilisateur.session
language sql
set search_path = pg_catalog, pg_temp
as $$
  select utilisateur.exiger_ecriture(p_appelant, p_le, variadic
    array(select distinct a.permission from acte.acte a where a.porte = p_porte))
$$;
