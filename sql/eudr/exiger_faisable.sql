-- Requires that an act on a due diligence statement can be done, before the request itself is
-- checked: by its state, by what was bound or is too late, by its links, and for filing by its
-- content.
-- Spec: service#actes, eudr#etats, eudr#delai, eudr#completude, eudr#lien.
-- Chosen: docs/decisions/0201-actes-du-dehors.md.
-- Refuses: transition_refusee, delai_eudr_passe, declaration_engagee, declaration_incomplete,
--          lien_absent.
create or replace function eudr.exiger_faisable(
  p_declaration eudr.declaration, p_acte text, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contenu jsonb;
begin
  perform acte.exiger('eudr', p_declaration.id, p_declaration.statut, p_acte);
  if p_acte in ('amender', 'retirer') then
    perform eudr.exiger_libre(p_declaration, p_le);
  elsif p_acte = 'engager' then
    perform eudr.exiger_non_engagee(p_declaration);
  elsif p_acte = 'delier' then
    perform eudr.exiger_lien(p_declaration, p_le);
  elsif p_acte = 'deposer' then
    v_contenu := eudr.contenu_complet(p_declaration, p_le);
  end if;
end
$$;
