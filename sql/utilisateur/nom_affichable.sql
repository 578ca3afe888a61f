-- Returns the name of an account as its records show it to everybody who reads them; null for a
-- name that holds a mail address.
-- Spec: identites-et-droits#noms.
-- Chosen: docs/decisions/0177-noms-sur-les-fiches.md.
create or replace function utilisateur.nom_affichable(p_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select u.nom_affiche from utilisateur.utilisateur u
    where u.id = p_id and u.nom_affiche !~ '@');
end
$$;
