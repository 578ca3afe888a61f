-- Policies for role `cockpit`, which counts across organizations: it reads the rows of the tables
-- with columns granted to it.
-- Spec: support-et-cockpit#cockpit.
do $policies$
declare
  v_table regclass;
begin
  for v_table in
    select distinct a.attrelid::regclass
    from pg_catalog.pg_attribute a
      join pg_catalog.pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      cross join lateral aclexplode(a.attacl) as d
    where d.grantee = 'cockpit'::regrole
      and not exists (select from pg_catalog.pg_policy p
                      where p.polrelid = a.attrelid and p.polname = 'cockpit')
  loop
    execute format('create policy cockpit on %s for select to cockpit using (true)', v_table);
  end loop;
end
$policies$;
