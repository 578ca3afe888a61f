-- What members of `rapports` read: through the views and functions of schema `rapports`, the very
-- columns that those are made of, in the organization that their login is tied to. Nothing else is
-- granted, so that what no report shows (keys of phones, tokens, identity documents) can not be
-- read.
-- Spec: service#isolement.
-- Chosen: docs/decisions/0030-rappel.md, 0084-rapports-dates.md.
-- Why: the columns are those that the views and the functions kept parsed depend on, by the
--      catalogue; no list to forget one in.
do $policies$
declare
  v_table record;
begin
  for v_table in
    select c.oid::regclass as nom
    from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
      and has_any_column_privilege('rapports', c.oid, 'select')
  loop
    execute format('revoke select on %s from rapports', v_table.nom);
  end loop;

  for v_table in
    select c.oid::regclass as nom, string_agg(distinct quote_ident(a.attname), ', ') as colonnes,
           (select t.attname from pg_catalog.pg_attribute t
            where t.attrelid = c.oid and not t.attisdropped
              and t.attname = case when c.oid = 'organisation.organisation'::regclass then 'id'
                                   else 'organisation_id' end) as locataire
    from (
        select 'pg_rewrite'::regclass as genre, r.oid
        from pg_catalog.pg_class v
          join pg_catalog.pg_rewrite r on r.ev_class = v.oid
        where v.relkind = 'v' and v.relnamespace = 'rapports'::regnamespace
        union all
        select 'pg_proc'::regclass, f.oid from pg_catalog.pg_proc f
        where f.pronamespace = 'rapports'::regnamespace) as v
      join pg_catalog.pg_depend d on d.classid = v.genre and d.objid = v.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
      join pg_catalog.pg_class c on c.oid = d.refobjid and c.relkind = 'r'
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    group by c.oid
  loop
    execute format('grant select (%s) on %s to rapports', v_table.colonnes, v_table.nom);
    continue when v_table.locataire is null or exists (
      select from pg_catalog.pg_policy p
      where p.polrelid = v_table.nom and p.polname = 'rapports');
    execute format(
      case when v_table.locataire = 'id'
        then 'create policy rapports on %s for select to rapports
                using (id = any ((select rapports.organisations())::uuid[]))'
        else 'create policy rapports on %s for select to rapports
                using (organisation_id = (select rapports.organisation_id()))' end, v_table.nom);
  end loop;

  grant select (organisation_id, role_nom) on rapports.acces to rapports;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'rapports.acces'::regclass and polname = 'rapports') then
    create policy rapports on rapports.acces for select to rapports
      using (role_nom = session_user);
  end if;
end
$policies$;
