-- Suspends an account: every request is refused, except that its phone may send commands captured
-- before the suspension.
-- Spec: identites-et-droits#statut.
-- Chosen: devices and sessions remain, since a suspension ends; meanwhile the account has no
--         access.
-- Refuses: utilisateur_inconnu, auto_desactivation_refusee, utilisateur_statut_refuse,
--          dernier_administrateur.
-- Locks: the account, then the organization.
create or replace function utilisateur.suspendre(
  p_auteur_id uuid, p_id uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.changer_statut(p_auteur_id, p_id, 'suspendre', p_raison, p_le);
  perform utilisateur.proteger_administration(p_id, p_le);
end
$$;
