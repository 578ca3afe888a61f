-- Writes the opening of a call with a door's rights.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_ouverture(p_ouverture text, p_droits text[]) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select format(o.appel, (select string_agg(quote_literal(d.code), ', ' order by d.rang)
                          from unnest(p_droits) with ordinality as d (code, rang)))
  from porte.ouverture o where o.code = p_ouverture
$$;
