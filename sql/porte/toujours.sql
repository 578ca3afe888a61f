-- Returns the conditions for every row of a list, whatever the request: the condition of the record
-- in its path, and the list's own.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
create or replace function porte.toujours(p_liste porte.liste) returns text[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array_remove(array(
    select (porte.ecrire_filtre(p_liste, f)).condition from porte.filtre f
    where f.liste = p_liste.nom and f.toujours) || p_liste.condition, null)
$$;
