-- Locks an account's choices about its reminders, whether there are any or not.
-- Spec: relances#choix.
-- Locks: the choice of the account.
create or replace function relance.verrouiller(p_auteur_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into relance.abonne (organisation_id, utilisateur_id)
  values (core.organisation_id(), p_auteur_id)
  on conflict do nothing;
  perform from relance.abonne a where a.utilisateur_id = p_auteur_id for no key update;
end
$$;
