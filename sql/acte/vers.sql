-- The state that an act leads to, as its row says; an act that has none, as a record's making,
-- leaves the state.
-- Spec: service#actes.
-- Chosen: docs/decisions/0054-actes.md.
create or replace function acte.vers(p_entite text, p_acte text, p_statut text) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (select a.vers from acte.acte a where a.entite = p_entite and a.acte = p_acte), p_statut)
$$;
