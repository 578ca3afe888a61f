-- Returns how an index of a list's table leads to its rows or, if a column is given, to the rows
-- with one value of the column: `suivie` if the index has the order of the list, so that only the
-- rows of a page are read; `cherchee` if it finds the rows; null without such an index. A partial
-- index counts if the list's conditions, or the column's value, imply the condition of the index.
-- Why: the result depends on the catalogue when sql/ is applied, and never on statistics.
-- Chosen: docs/performance.md#lists.
create or replace function porte.voie(p_liste porte.liste, p_colonne text default null)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with ordre as (
    select array_agg(split_part(c.colonne, '.', 2) order by c.rang) as colonnes
    from unnest(p_liste.cle) with ordinality as c (colonne, rang)
    where split_part(c.colonne, '.', 1) = p_liste.alias
  ),
  index_ as (
    select array_remove(array(
             select a.attname::text from unnest(i.indkey) with ordinality as n (numero, rang)
               join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = n.numero
             order by n.rang), 'organisation_id') as colonnes
    from pg_catalog.pg_index i
      join pg_catalog.pg_class c on c.oid = i.indexrelid
      join pg_catalog.pg_am m on m.oid = c.relam and m.amname = 'btree'
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = porte.table_lue(p_liste.source)
      and (a.attname = 'organisation_id' or p_colonne is not null)
      and (i.indpred is null
           or p_colonne is null and obj_description(c.oid, 'pg_class') = 'Order of a list.'
           or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(p_colonne) || ' IS NOT NULL)')
  )
  select case
    when p_colonne is null
      then case when bool_or(i.colonnes[1:cardinality(o.colonnes)] = o.colonnes) then 'suivie' end
    when bool_or(i.colonnes[1:2] = array[p_colonne, o.colonnes[1]]) then 'suivie'
    when bool_or(i.colonnes[1] = p_colonne) then 'cherchee' end
  from ordre o, index_ i
$$;
