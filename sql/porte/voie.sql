-- Says how an index of a list's table leads to its rows, those of one value where a filter says so:
-- `suivie` where the index has the order of the list, so that a page is read from its beginning and
-- no further; `cherchee` where it finds the rows; null where none does. A partial index counts
-- where the list states its condition, or where the filter implies it.
-- Why: asked of the catalogue when sql/ is applied, never of statistics.
-- Chosen: docs/performance.md#lists.
create or replace function porte.voie(p_source text, p_ordre text, p_filtre text default null)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with lue as (
    select to_regclass(t.mots[1]) as oid, t.mots[2] as alias, f.mots[1] as colonne
    from regexp_match(p_source, '^(\w+\.\w+) (\w+)') as t (mots)
      left join regexp_match(
        p_filtre, format('^%s\.(\w+) (?:= \(?p_requete|(?:in|=) \(\s*select)', t.mots[2]))
        as f (mots) on true
    where p_filtre is null or f.mots is not null
  ),
  ordre as (
    select array_agg(split_part(c.mot, '.', 2) order by c.rang) as colonnes
    from lue l
      cross join lateral (
        select split_part(t.texte, ' ', 1) as mot, t.rang
        from regexp_split_to_table(p_ordre, ',\s*') with ordinality as t (texte, rang)) as c
    where split_part(c.mot, '.', 1) = l.alias
  ),
  index_ as (
    select array_remove(array(
             select a.attname::text from unnest(i.indkey) with ordinality as n (numero, rang)
               join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = n.numero
             order by n.rang), 'organisation_id') as colonnes
    from lue l
      join pg_catalog.pg_index i on i.indrelid = l.oid
      join pg_catalog.pg_class c on c.oid = i.indexrelid
      join pg_catalog.pg_am m on m.oid = c.relam and m.amname = 'btree'
      join pg_catalog.pg_attribute a on a.attrelid = l.oid and a.attnum = i.indkey[0]
    where (a.attname = 'organisation_id' or l.colonne is not null)
      and (i.indpred is null
           or l.colonne is null and obj_description(c.oid, 'pg_class') = 'Order of a list.'
           or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(l.colonne) || ' IS NOT NULL)')
  )
  select case
    when bool_or(i.colonnes[1:cardinality(o.colonnes)] = o.colonnes) filter (
      where l.colonne is null) then 'suivie'
    when bool_or(i.colonnes[1:2] = array[l.colonne, o.colonnes[1]]) then 'suivie'
    when bool_or(i.colonnes[1] = l.colonne) then 'cherchee' end
  from lue l, ordre o, index_ i
$$;
