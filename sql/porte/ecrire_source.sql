-- Writes the source of a list's rows, for the FROM clause.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
create or replace function porte.ecrire_source(p_liste porte.liste) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' ', p_liste.source, p_liste.alias) || coalesce(
    E'\n        ' || p_liste.jointures, '')
$$;
