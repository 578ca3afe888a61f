-- Requests the identity provider to close the sessions of every account of the current
-- organization; returns the number of accounts.
-- Spec: restauration#sessions.
create or replace function restauration.fermer_sessions() returns bigint
language sql
set search_path = pg_catalog, pg_temp
as $$
  select count(tache.ajouter('revoquer_sessions', json_build_object(
    'organisation_id', u.organisation_id, 'utilisateur_id', u.id))::text)
  from utilisateur.utilisateur u
$$;
