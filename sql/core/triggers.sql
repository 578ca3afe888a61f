-- Makes append-only tables refuse update, delete and truncate to every role. A table is append-only
-- if its comment, which its migration writes, declares it.
-- Spec: service#rien-n-est-efface.
-- Chosen: docs/decisions/0051-ajout-seul.md; no such table has a grant either.
do $triggers$
declare
  v_table record;
begin
  for v_table in
    select c.oid::regclass as nom
    from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
      and pg_catalog.obj_description(c.oid, 'pg_class') ~* '\m(append-only|immutable)\M'
      and not exists (select from pg_catalog.pg_trigger t
                      where t.tgrelid = c.oid and t.tgname = 'ajout_seul')
  loop
    execute format(
      'create trigger ajout_seul before update or delete or truncate on %s
         for each statement execute function core.refuser_modification()', v_table.nom);
  end loop;
end
$triggers$;
