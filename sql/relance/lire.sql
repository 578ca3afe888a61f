-- Returns the kinds of reminders that an account turned off, sorted.
-- Spec: relances#choix.
create or replace function relance.lire(p_auteur_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object('refuses', coalesce(
    (select a.refuses from relance.abonne a where a.utilisateur_id = p_auteur_id), '{}'));
end
$$;
