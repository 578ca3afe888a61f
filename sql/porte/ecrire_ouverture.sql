-- Writes the statements that open a call with its rights. An unknown opening ends the application
-- of sql/.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_ouverture(p_ouverture text, p_droits text[]) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appel text := (select o.appel from porte.ouverture o where o.code = p_ouverture);
begin
  assert v_appel is not null, format('%s: no opening', p_ouverture);
  return format(v_appel, (select string_agg(quote_literal(d.code), ', ' order by d.rang)
                          from unnest(p_droits) with ordinality as d (code, rang)));
end
$$;
