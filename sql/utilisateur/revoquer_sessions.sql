-- Closes every session of an account at the identity provider.
-- Spec: identites-et-droits#sessions.
-- Refuses: utilisateur_inconnu, identite_d_une_autre_organisation.
-- Locks: the account.
create or replace function utilisateur.revoquer_sessions(
  p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.verrouiller(p_id);
  perform personne.fermer_sessions(p_id, p_le);
  perform journal.consigner(p_le, 'utilisateur.revoquer_sessions', 'utilisateur', p_id);
end
$$;
