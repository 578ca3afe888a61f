-- Returns the acts that a record in a given state offers, sorted; for a given caller, only the acts
-- that the caller's permissions allow.
-- Spec: service#actes.
-- Chosen: docs/decisions/0054-actes.md.
create or replace function acte.possibles(
  p_entite text, p_statut text, p_permissions text[] default null) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array(
      select a.acte from acte.acte a
      where a.entite = p_entite and a.offert and p_statut = any (a.de)
        and (p_permissions is null or a.permission = any (p_permissions))
      order by a.acte));
end
$$;
