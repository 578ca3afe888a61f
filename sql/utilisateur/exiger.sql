-- Requires that an account exists.
-- Spec: identites-et-droits#compte.
-- Refuses: utilisateur_inconnu.
create or replace function utilisateur.exiger(p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from utilisateur.utilisateur u where u.id = p_id) then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
end
$$;
