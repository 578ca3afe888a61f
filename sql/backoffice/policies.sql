-- Grants and policies of role `lecture`, made from backoffice.table_lue. A row is readable inside a
-- call of its organization, by a caller whose readings (`sillon.lectures`) include one of the
-- table's readers.
-- Spec: service#isolement.
-- Chosen: docs/decisions/0021-graphql.md. A catalogue without `organisation_id` has no policy.
-- Why: a table without hidden columns is granted whole, since a computed field receives the whole
--      row. Settings are read in sub-selects, so that they are evaluated once per statement. A
--      policy's comment holds its definition, so that only changed policies are replaced: replacing
--      one locks the table, and a grant makes every session read the table's description again. The
--      condition of the index that orders a list (docs/performance.md#plans) is part of each
--      policy.
do $policies$
declare
  v_table record;
begin
  for v_table in
    select c.oid::regclass as nom
    from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
      and has_any_column_privilege('lecture', c.oid, 'select')
      and not exists (select from backoffice.table_lue t
                      where t.nom::regclass = c.oid and t.lecteurs is not null)
  loop
    execute format('revoke select on %s from lecture', v_table.nom);
    execute format('drop policy if exists lecture on %s', v_table.nom);
  end loop;

  for v_table in
    select c.oid::regclass as nom, c.relnamespace::regnamespace as schema, t.lecteurs, l.colonne,
           d.colonnes, d.accordee, o.planchers,
           t.lecteurs::text || coalesce(o.planchers, '') as definition,
           obj_description(p.oid, 'pg_policy') as politique
    from backoffice.table_lue t
      join pg_catalog.pg_class c on c.oid = t.nom::regclass
      cross join lateral (
        select case when t.cachees <> '{}'
                 then format('(%s)', string_agg(quote_ident(a.attname), ', ' order by a.attnum)
                                       filter (where a.attname <> all (t.cachees)))
               end as colonnes,
               has_schema_privilege('lecture', c.relnamespace, 'usage')
                 and has_table_privilege('lecture', c.oid, 'select') = (t.cachees = '{}')
                 and bool_and(has_column_privilege('lecture', c.oid, a.attnum, 'select')
                              = (a.attname <> all (t.cachees))) as accordee
        from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as d
      left join lateral (
        select a.attname as colonne
        from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and not a.attisdropped
          and a.attname = case when t.nom = 'organisation.organisation' then 'id'
                          else 'organisation_id' end) as l on true
      cross join lateral (
        select string_agg(' and ' || pg_get_expr(i.indpred, i.indrelid), '' order by i.indexrelid)
                 as planchers
        from pg_catalog.pg_index i
        where i.indrelid = c.oid
          and obj_description(i.indexrelid, 'pg_class') = 'Order of a list.') as o
      left join pg_catalog.pg_policy p on p.polrelid = c.oid and p.polname = 'lecture'
    where t.lecteurs is not null
  loop
    if not v_table.accordee then
      execute format('grant usage on schema %s to lecture', v_table.schema);
      execute format('revoke select on %s from lecture', v_table.nom);
      execute format('grant select %s on %s to lecture', v_table.colonnes, v_table.nom);
    end if;
    continue when v_table.colonne is null or v_table.politique = v_table.definition;
    execute format('drop policy if exists lecture on %s', v_table.nom);
    execute format(
      'create policy lecture on %s for select to lecture
         using (%I = (select nullif(current_setting(''sillon.organisation_id'', true), '''')::uuid)
                and (select string_to_array(current_setting(''sillon.lectures'', true), '','')
                            && %L::text[])%s)',
      v_table.nom, v_table.colonne, v_table.lecteurs, v_table.planchers);
    execute format('comment on policy lecture on %s is %L', v_table.nom, v_table.definition);
  end loop;
end
$policies$;
