-- Writes the variables of a list, looked up once for all its rows: their declarations, and the
-- statements that set them.
-- Chosen: docs/decisions/0055-portes-en-lignes.md, 0140-listes-en-colonnes.md.
create or replace function porte.ecrire_variables(
  p_liste text, out declarations text, out etapes text) returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(string_agg(format(E'\n  %s %s;', v.nom, v.type), '' order by v.rang), ''),
         coalesce(string_agg(format(E'%s := %s;\n  ', v.nom, v.expression), ''
                             order by v.rang), '')
  from porte.variable v where v.liste = p_liste
$$;
