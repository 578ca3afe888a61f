-- Returns the state to which an act leads, from the row of the act; an act without a row does not
-- change the state. Creating a record is not an act, so it has no row.
-- Spec: service#actes.
-- Chosen: docs/decisions/0054-actes.md.
create or replace function acte.vers(p_entite text, p_acte text, p_statut text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vers text := p_statut;
begin
  if p_acte <> 'creer' then
    select coalesce(a.vers, p_statut) into v_vers
    from acte.acte a where a.entite = p_entite and a.acte = p_acte;
    assert found, format('%s %s: no such act', p_entite, p_acte);
  end if;
  return v_vers;
end
$$;
