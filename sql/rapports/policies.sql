-- Policies of the members of `rapports`: through the views and functions of schema `rapports`, they
-- read the underlying columns, in the organization to which their login is tied. Nothing else is
-- granted: columns that no report shows (keys of phones, tokens, identity documents) can not be
-- read.
-- Spec: service#isolement.
-- Chosen: docs/decisions/0030-rappel.md, 0084-rapports-dates.md.
-- Why: the list of columns comes from the catalogue: the columns on which the views and the parsed
--      functions depend, so that none is forgotten. Only differences are granted, because a grant
--      makes every session read the table's description again.
do $policies$
declare
  v_table record;
begin
  for v_table in
    with faite as (
      select 'pg_rewrite'::regclass as genre, r.oid
      from pg_catalog.pg_class v
        join pg_catalog.pg_rewrite r on r.ev_class = v.oid
      where v.relkind = 'v' and v.relnamespace = 'rapports'::regnamespace
      union all
      select 'pg_proc'::regclass, f.oid from pg_catalog.pg_proc f
      where f.pronamespace = 'rapports'::regnamespace
    ), lue as (
      select d.refobjid as relation, d.refobjsubid as rang
      from faite f
        join pg_catalog.pg_depend d on d.classid = f.genre and d.objid = f.oid
          and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
      union
      select a.attrelid, a.attnum from pg_catalog.pg_attribute a
      where a.attrelid = 'rapports.acces'::regclass
        and a.attname in ('organisation_id', 'role_nom')
    )
    select c.oid::regclass as nom, bool_or(l.rang is not null) as lue,
           string_agg(quote_ident(a.attname), ', ') filter (where l.rang is not null) as colonnes,
           bool_and((l.rang is not null)
                    = has_column_privilege('rapports', c.oid, a.attnum, 'select')) as accordee,
           max(a.attname::text) filter (
             where a.attname = case when c.oid = 'organisation.organisation'::regclass then 'id'
                               else 'organisation_id' end) as locataire
    from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join lue l on l.relation = c.oid and l.rang = a.attnum
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
    group by c.oid
  loop
    if not v_table.accordee then
      execute format('revoke select on %s from rapports', v_table.nom);
      if v_table.lue then
        execute format('grant select (%s) on %s to rapports', v_table.colonnes, v_table.nom);
      end if;
    end if;
    continue when not v_table.lue or v_table.locataire is null
      or v_table.nom = 'rapports.acces'::regclass or exists (
      select from pg_catalog.pg_policy p
      where p.polrelid = v_table.nom and p.polname = 'rapports');
    execute format(
      case when v_table.locataire = 'id'
        then 'create policy rapports on %s for select to rapports
                using (id = any ((select rapports.organisations())::uuid[]))'
        else 'create policy rapports on %s for select to rapports
                using (organisation_id = (select rapports.organisation_id()))' end, v_table.nom);
  end loop;

  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'rapports.acces'::regclass and polname = 'rapports') then
    create policy rapports on rapports.acces for select to rapports
      using (role_nom = session_user);
  end if;
end
$policies$;
