-- Requires the conditions of an act on a non-conformity before the request itself is checked: its
-- state; for a closing and a downgrade, the person.
-- Spec: service#actes, registres#suites, registres#declassement.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: what `non_conformite.exiger_acte`, `non_conformite.exiger_cloture` and
--          `non_conformite.exiger_declassable` refuse.
create or replace function non_conformite.exiger_faisable(
  p_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite;
begin
  select n.* into v_constat from non_conformite.non_conformite n where n.id = p_id;
  perform non_conformite.exiger_acte(v_constat, p_acte);
  if p_acte = 'clore' then
    perform non_conformite.exiger_cloture(v_constat, p_auteur_id);
  elsif p_acte = 'declasser' then
    perform non_conformite.exiger_declassable(v_constat, p_auteur_id, p_le);
  end if;
end
$$;
