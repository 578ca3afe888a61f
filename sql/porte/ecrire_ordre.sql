-- Writes the SQL texts that use the key of a list's order: the condition, the columns of the rows,
-- the next cursor, and two sorts (of the source, of the found rows). The condition has two bounds:
-- the lowest bound of the index on the list's order (`plancher`), and the key of the last row of
-- the previous page (`borne`), at which PostgreSQL enters the index. If the order is by date, the
-- condition also has a range of dates (`du`, `au`) for the same index.
-- Why: a bound is written with `case`. Below a policy, PostgreSQL enters no index by a condition
--      with `coalesce`, which it does not consider leakproof: it would read pages and ranges of
--      dates from the beginning of the list.
-- Chosen: keyset pages, stable under concurrent inserts; docs/decisions/0055-portes-en-lignes.md,
--         docs/performance.md#plans, docs/performance.md#lists.
create or replace function porte.ecrire_ordre(
  p_liste porte.liste, out plancher text, out borne text, out apres text,
  out portee text, out curseur text, out tri text, out tri_trouve text) returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with cle as (
    select c.rang - 1 as i, c.colonne, b.bas, b.est_plancher,
           case c.type when 'text' then format('v_page.apres ->> %s', c.rang - 1)
             else format('(v_page.apres ->> %s)::%s', c.rang - 1, c.type) end as valeur,
           case p_liste.sens when 'desc' then b.haut else b.bas end as bout
    from unnest(p_liste.cle, p_liste.cle_types) with ordinality as c (colonne, type, rang)
      left join (
        values ('date', '''-infinity''', '''infinity''', true),
               ('timestamptz', '''-infinity''', '''infinity''', true),
               ('bigint', '0', '9223372036854775807', true),
               ('integer', '0', '2147483647', false),
               ('text', '''''', null, true),
               ('uuid', '''00000000-0000-0000-0000-000000000000''',
                '''ffffffff-ffff-ffff-ffff-ffffffffffff''', false)
        ) as b (type, bas, haut, est_plancher) on b.type = c.type
  ),
  ecrite as (
    select string_agg(c.colonne, ', ' order by c.i) as colonnes,
           string_agg(c.valeur, ', ' order by c.i) as valeurs,
           string_agg(format('case when %1$s is null then %2$s else %1$s end', c.valeur, c.bout),
                      ', ' order by c.i) filter (where c.bout is not null) as bouts,
           bool_and(c.bout is not null) as est_bornee
    from cle c
  )
  select (select format('%s >= %s', c.colonne, c.bas)
          from cle c where c.est_plancher order by c.i limit 1),
         case when e.est_bornee then format('(%s) %s (%s)', e.colonnes, s.egal, e.bouts) end,
         format('(v_page.apres is null or (%s) %s (%s))', e.colonnes, s.strict, e.valeurs),
         (select string_agg(format('%s as cle%s', c.colonne, c.i), ', ' order by c.i) from cle c),
         (select string_agg(format('p.cle%s', c.i), ', ' order by c.i) from cle c),
         (select string_agg(c.colonne || s.sens, ', ' order by c.i) from cle c),
         (select string_agg(format('t.cle%s%s', c.i, s.sens), ', ' order by c.i) from cle c)
  from ecrite e
    cross join (select case p_liste.sens when 'desc' then '<' else '>' end as strict,
                       case p_liste.sens when 'desc' then '<=' else '>=' end as egal,
                       case p_liste.sens when 'desc' then ' desc' else '' end as sens) as s
$$;
