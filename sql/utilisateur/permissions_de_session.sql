-- Returns the permissions of a session at a date: those of its account; for support, which has no
-- account and reads everything, the permissions of support.
-- Spec: identites-et-droits#moi, support-et-cockpit#acces.
create or replace function utilisateur.permissions_de_session(
  p_session utilisateur.session, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_session.utilisateur_id is null then array['dashboard.view']
    else utilisateur.permissions(p_session.utilisateur_id, p_le) end;
end
$$;
