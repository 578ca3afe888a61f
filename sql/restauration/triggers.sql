-- What the log is told of is noted beside the change itself.
-- Spec: restauration#journal.
-- Why: columns are named, so that the command path, which writes a device, fires none of them.
do $triggers$
declare
  v_relation record;
begin
  for v_relation in
    select r.relation, r.quand, coalesce('when (' || r.si || ')', '') as si
    from restauration.relation r
    where r.quand is not null and not exists (
      select from pg_catalog.pg_trigger t
      where t.tgrelid = r.relation::regclass and t.tgname = 'retenir')
  loop
    execute format(
      'create trigger retenir %s on %s for each row %s execute function restauration.retenir()',
      v_relation.quand, v_relation.relation, v_relation.si);
  end loop;
end
$triggers$;
