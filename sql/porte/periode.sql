-- The column by whose dates a list is asked, with its type: the first of its order, where that is a
-- date and the list reads no range of its own. Null of other lists.
-- Spec: api#ordre.
-- Chosen: docs/decisions/0079-listes-entieres-et-fiches.md.
create or replace function porte.periode(
  p_liste porte.liste, out colonne text, out type text) returns record
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select p.mots[1], p.mots[2]
  from regexp_match(p_liste.ordre, '^(\S+) (date|timestamptz)\M') as p (mots)
  where concat(p_liste.filtres, ' ', p_liste.variables) !~ '\m(du|depuis): |''du'''
$$;
