-- Reactivates an account. Revoked devices stay revoked. A detached person with an identity from
-- elsewhere must accept the account again before it opens.
-- Chosen: docs/decisions/0015-comptes.md. An administrator hands over a new secret by resetting the
--         password, as for any account without a sign-in yet.
-- Refuses: utilisateur_inconnu, utilisateur_statut_refuse and what `licence.exiger_place` refuses.
-- Locks: the account, then the organization, where its licence limits accounts.
create or replace function utilisateur.reactiver(
  p_auteur_id uuid, p_id uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.changer_statut(p_auteur_id, p_id, 'reactiver', p_raison, p_le);
  update personne.rattachement r set etat = 'demande', demande_le = p_le
  where r.utilisateur_id = p_id and r.etat = 'termine';
  perform licence.exiger_place('utilisateurs', p_le);
end
$$;
