-- Requires that an act can start from the state of a record; returns the resulting state.
-- `p_details` adds to or replaces the details of a refusal.
-- Spec: service#actes.
-- Chosen: docs/decisions/0054-actes.md.
-- Refuses: the caller gives the code.
create or replace function acte.exiger(
  p_entite text, p_id uuid, p_statut text, p_acte text, p_details jsonb default '{}')
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_acte acte.acte;
begin
  select a.* into v_acte from acte.acte a where a.entite = p_entite and a.acte = p_acte;
  if v_acte.acte is null or p_statut <> all (v_acte.de) then
    perform acte.refuser(p_entite, p_id, p_statut, p_acte, p_details);
  end if;
  return v_acte.vers;
end
$$;
