-- Policies of role `purge`: it reads and changes rows of the organization in its session, in the
-- tables granted to it.
-- Spec: conservation#role.
do $policies$
declare
  v_table regclass;
begin
  for v_table in
    select distinct c.oid::regclass
    from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
      cross join lateral aclexplode(c.relacl) as d
    where d.grantee = 'purge'::regrole and c.relkind = 'r'
      and not exists (select from pg_catalog.pg_policy p
                      where p.polrelid = c.oid and p.polname = 'purge')
  loop
    execute format(
      'create policy purge on %s to purge
         using (organisation_id =
           (select nullif(current_setting(''sillon.organisation_id'', true), '''')::uuid))',
      v_table);
  end loop;
end
$policies$;
