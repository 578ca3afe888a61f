-- Returns an account of the current organization, locked against every other change of it.
-- Spec: identites-et-droits#comptes.
-- Refuses: utilisateur_inconnu.
-- Locks: the account; not its key, which the journals of others point to.
create or replace function utilisateur.verrouiller(p_id uuid) returns utilisateur.utilisateur
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_utilisateur utilisateur.utilisateur;
begin
  select u.* into v_utilisateur from utilisateur.utilisateur u where u.id = p_id for no key update;
  if v_utilisateur.id is null then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  return v_utilisateur;
end
$$;
