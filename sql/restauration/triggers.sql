-- Marks rows for the log together with their change.
-- Spec: restauration#journal.
-- Why: the triggers name columns, so that the command path, which writes a device, fires none of
--      them. The comment of a trigger holds its definition: an unchanged trigger is not replaced,
--      since that would lock its table.
do $triggers$
declare
  v_relation record;
begin
  for v_relation in
    select t.tgrelid::regclass as relation
    from pg_catalog.pg_trigger t
    where t.tgfoid = 'restauration.retenir'::regproc and not exists (
      select from restauration.relation r
      where r.relation::regclass = t.tgrelid
        and concat_ws(' if ', r.quand, r.si) = obj_description(t.oid, 'pg_trigger'))
  loop
    execute format('drop trigger retenir on %s', v_relation.relation);
  end loop;
  for v_relation in
    select r.relation, r.quand, coalesce('when (' || r.si || ')', '') as si,
           concat_ws(' if ', r.quand, r.si) as dit
    from restauration.relation r
    where r.quand is not null and not exists (
      select from pg_catalog.pg_trigger t
      where t.tgrelid = r.relation::regclass and t.tgfoid = 'restauration.retenir'::regproc)
  loop
    execute format(
      'create trigger retenir %s on %s for each row %s execute function restauration.retenir()',
      v_relation.quand, v_relation.relation, v_relation.si);
    execute format('comment on trigger retenir on %s is %L', v_relation.relation, v_relation.dit);
  end loop;
end
$triggers$;
