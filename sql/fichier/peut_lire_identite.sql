-- Returns whether an account may read identity documents, their numbers and their files.
-- Spec: identites-et-droits#piece-identite.
create or replace function fichier.peut_lire_identite(
  p_utilisateur_id uuid, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return utilisateur.permissions(p_utilisateur_id, p_le) && fichier.permissions_identite();
end
$$;
