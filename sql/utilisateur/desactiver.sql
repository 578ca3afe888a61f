-- Deactivates an account: it has no rights from now on, its devices are revoked, its sessions
-- closed.
-- Spec: identites-et-droits#statut.
-- Refuses: utilisateur_inconnu, auto_desactivation_refusee, utilisateur_statut_refuse,
--          dernier_administrateur.
-- Locks: the account, its devices, the person, then the organization.
create or replace function utilisateur.desactiver(
  p_auteur_id uuid, p_id uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.changer_statut(p_auteur_id, p_id, 'desactiver', p_raison, p_le);
  perform appareil.revoquer_tous(p_id, p_raison, p_le);
  perform personne.detacher(p_id, p_le);
  perform utilisateur.proteger_administration(p_id, p_le);
end
$$;
