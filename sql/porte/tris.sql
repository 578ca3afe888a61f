-- Returns the orders that a request for a list may name, the list's own first. An order is named
-- after the first column of the key; a minus before the name means descending.
-- Spec: api#ordre.
-- Chosen: the list's own order and its reverse, which one index serves;
--         docs/decisions/0079-listes-entieres-et-fiches.md.
create or replace function porte.tris(p_liste porte.liste) returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case p_liste.sens when 'asc' then array[c.nom, '-' || c.nom]
           else array['-' || c.nom, c.nom] end
  from (select split_part(p_liste.cle[1], '.', 2) as nom) as c
$$;
