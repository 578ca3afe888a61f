-- Opens a route by which an act on a record is done: the permission of the act, whose row names the
-- route, and the module that owns it.
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
