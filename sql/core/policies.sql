-- Row-level security, enabled and forced, on every table with `organisation_id`: a row can be read
-- and written only inside a call of its organization. A new tenant table is included without a line
-- here.
-- Spec: service#isolement.
-- Why: the setting is in a sub-select, so that it is evaluated once per statement; existing
--      policies are not replaced, since that locks their table.
do $policies$
declare
  v_table record;
begin
  for v_table in
    select c.oid::regclass as nom, c.relrowsecurity and c.relforcerowsecurity as protegee,
           exists (select from pg_catalog.pg_policy p
                   where p.polrelid = c.oid and p.polname = 'locataire') as cloisonnee
    from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
        and not a.attisdropped
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
  loop
    if not v_table.protegee then
      execute format('alter table %s enable row level security', v_table.nom);
      execute format('alter table %s force row level security', v_table.nom);
    end if;
    if not v_table.cloisonnee then
      execute format(
        'create policy locataire on %s to metier
           using (organisation_id =
             (select nullif(current_setting(''sillon.organisation_id'', true), '''')::uuid))',
        v_table.nom);
    end if;
  end loop;
end
$policies$;
