-- Requires that the status of an account allows an act, before the request itself is checked, and
-- that no account takes its own access away; returns the resulting status.
-- Spec: service#actes, identites-et-droits#statut.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: auto_desactivation_refusee, utilisateur_statut_refuse.
create or replace function utilisateur.exiger_faisable(
  p_utilisateur utilisateur.utilisateur, p_acte text, p_auteur_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_acte in ('suspendre', 'desactiver') and p_utilisateur.id = p_auteur_id then
    raise sqlstate 'TR409' using message = 'auto_desactivation_refusee';
  end if;
  return acte.exiger('utilisateur', p_utilisateur.id, p_utilisateur.statut, p_acte);
end
$$;
