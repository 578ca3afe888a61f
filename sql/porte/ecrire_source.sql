-- Writes where the rows of a list come from, as it stands after FROM.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
create or replace function porte.ecrire_source(p_liste porte.liste) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' ', p_liste.source, p_liste.alias) || coalesce(
    E'\n        ' || p_liste.jointures, '')
$$;
