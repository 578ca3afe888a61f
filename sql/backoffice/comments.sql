-- Writes the comments of columns that have no comment of their own, from the rows of
-- `backoffice.colonne`, after the views were created.
-- Chosen: docs/decisions/0021-graphql.md.
do $colonnes$
declare
  v_proprietaires text[];
  v_ordres text[];
begin
  select array_agg(t.proprietaire), coalesce(array_agg(t.ordre), '{}')
  into v_proprietaires, v_ordres
  from (
    select c.relowner::regrole::text as proprietaire,
           format('comment on column %s.%I is %L', c.oid::regclass, a.attname, d.description)
             as ordre
    from backoffice.colonne d
      join pg_catalog.pg_attribute a
        on a.attname = d.nom and a.attnum > 0 and not a.attisdropped
      join pg_catalog.pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'c')
        and c.relowner in ('metier'::regrole, 'proprietaire'::regrole)
    where coalesce(pg_catalog.col_description(c.oid, a.attnum), d.precedente, '')
            = coalesce(d.precedente, '')
      and pg_catalog.col_description(c.oid, a.attnum) is distinct from d.description) as t;
  for i in 1 .. cardinality(v_ordres) loop
    -- Only the owner of a table, view or type may set its comments.
    execute format('set local role %I', v_proprietaires[i]);
    execute v_ordres[i];
  end loop;
  set local role proprietaire;
end
$colonnes$;
