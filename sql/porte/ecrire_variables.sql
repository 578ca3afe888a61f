-- Writes what a list looks up once for all its rows: where it is declared, and the steps that look
-- it up.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_variables(
  p_variables text, out declarations text, out etapes text) returns record
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(string_agg(format(E'\n  %s %s;', v.mots[1], v.mots[2]), '' order by v.rang), ''),
         coalesce(string_agg(format(E'%s := %s;\n  ', v.mots[1], v.mots[3]), ''
                             order by v.rang), '')
  from regexp_matches(p_variables, '(v_\w+) ([^:]+) := ([^;]+);', 'g')
    with ordinality as v (mots, rang)
$$;
