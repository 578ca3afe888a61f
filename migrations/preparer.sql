-- What only a superuser can do, once per cluster and database: extensions, roles, the right to
-- create schemas. Idempotent. `npm run admin -- preparer` prints it for operators whose migration
-- login is not a superuser.
-- Why: what each role is for stands in ARCHITECTURE.md, "Roles".
create extension if not exists postgis;
create extension if not exists btree_gist;

do $roles$
declare
  v_role record;
begin
  for v_role in
    select r.nom, r.attributs
    from (values
      ('proprietaire', 'nologin'), -- owns tables; row-level security is forced on it
      ('migration', 'nologin bypassrls'), -- moves data across organizations, in migrations only
      ('metier', 'nologin'),       -- owns the rules; row-level security judges it
      ('api', 'login'),            -- the HTTP service: v1 functions and nothing else
      ('lecture', 'login'),        -- back-office reads over GraphQL: served tables, no function of v1
      ('taches', 'login'),         -- owns graphile_worker, runs background tasks
      ('connexion', 'login'),    -- the embedded identity provider: its own tables, nothing else
      ('cockpit', 'nologin'),      -- the only reader across organizations, by policies of its own
      ('purge', 'nologin'),        -- replaces personal values that are kept no longer; nobody's but an operator's
      ('rapports', 'nologin'),     -- group of the DBAs, each tied to organizations
      -- the replication service: reads the published tables of every organization, writes nothing;
      -- where no superuser is at hand (RDS): `create role replication login`, then what the
      -- provider has for the two attributes (`grant rds_replication to replication`)
      ('replication', 'login replication bypassrls')
    ) as r (nom, attributs)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = v_role.nom) then
      begin
        execute format('create role %I %s', v_role.nom, v_role.attributs);
      exception when duplicate_object or unique_violation then
        null;  -- another database of this cluster is being prepared at the same moment
      end;
    end if;
  end loop;
  -- a cluster that was prepared before back-office reads had a login
  if exists (select from pg_catalog.pg_roles where rolname = 'lecture' and not rolcanlogin) then
    begin
      alter role lecture login;
    exception when internal_error then
      null;  -- likewise
    end;
  end if;
end
$roles$;

do $droits$
begin
  execute format('grant create, connect on database %I to proprietaire', current_database());
  execute format('grant connect on database %I to api, lecture, taches, connexion, rapports, replication', current_database());
  -- whoever creates temporary types could lend their names to those that a rule means
  execute format('revoke temporary on database %I from public', current_database());
  -- a database that comes from PostgreSQL 14 or older lets everybody create in it
  revoke create on schema public from public;
  -- whoever creates schemas could create one that bears a login's name, which that login looks in first
  execute format('revoke create on database %I from taches, public', current_database());
end
$droits$;

-- So that an upgrade has an autovacuum give way: whoever brings the database to a version is a member. Where
-- nobody may grant it (RDS), an upgrade waits until the autovacuum has ended.
do $parametre$
begin
  if not has_parameter_privilege('proprietaire', 'deadlock_timeout', 'set') then
    grant set on parameter deadlock_timeout to proprietaire;
  end if;
exception when insufficient_privilege or internal_error or unique_violation then
  null;  -- likewise
end
$parametre$;

-- The queue's schema, which graphile_worker fills as its owner: the table is what it recognizes a schema of its own by.
create schema if not exists graphile_worker authorization taches;
do $file$
begin
  if to_regclass('graphile_worker.migrations') is null then
    create table graphile_worker.migrations (
      id integer primary key,
      ts timestamptz not null default now(),
      breaking boolean not null default false
    );
    alter table graphile_worker.migrations owner to taches;
  end if;
end
$file$;

-- Functions of the extensions that read a table's statistics or indexes for whoever asks, row-level security or not, and
-- those that build statements of names that they are given: nothing here calls them.
do $extensions$
declare
  v_fonction record;
begin
  for v_fonction in
    select p.oid::regprocedure as nom
    from pg_catalog.pg_proc p
      join pg_catalog.pg_language l on l.oid = p.prolang
      join pg_catalog.pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      join pg_catalog.pg_extension e on e.oid = d.refobjid and e.extname in ('postgis', 'btree_gist')
    where has_function_privilege('public', p.oid, 'execute')
      and (p.prosecdef or 'regclass'::regtype = any (p.proargtypes::oid[])
           or l.lanname = 'plpgsql' and p.provolatile <> 'i')
  loop
    begin
      execute format('revoke execute on function %s from public', v_fonction.nom);
    exception when insufficient_privilege then
      raise warning '% belongs to somebody else, who must revoke it from PUBLIC', v_fonction.nom;
    end;
  end loop;
end
$extensions$;

-- Advisory locks, notifications, large objects and messages in the log: every login may call them and no reader needs
-- to. The grants belong to this database: a dump does not hold them, and an upgrade of PostgreSQL does not keep them.
do $prises$
declare
  v_prise record;
begin
  for v_prise in
    select p.oid::regprocedure as nom
    from pg_catalog.pg_proc p
    where p.pronamespace = 'pg_catalog'::regnamespace and has_function_privilege('public', p.oid, 'execute')
      and pg_has_role(p.proowner, 'usage')
      and p.proname ~ '^(pg_(try_)?advisory_.*|pg_notify|lo_.*|loread|lowrite|pg_logical_emit_message)$'
  loop
    execute format('grant execute on function %s to proprietaire, migration, metier, taches', v_prise.nom);
    execute format('revoke execute on function %s from public', v_prise.nom);
  end loop;
  -- The replication service marks places in the log, and waits for its marks.
  for v_prise in
    select p.oid::regprocedure as nom
    from pg_catalog.pg_proc p
    where p.pronamespace = 'pg_catalog'::regnamespace and p.proname = 'pg_logical_emit_message'
      and pg_has_role(p.proowner, 'usage') and not has_function_privilege('replication', p.oid, 'execute')
  loop
    execute format('grant execute on function %s to replication', v_prise.nom);
  end loop;
  for v_prise in
    select r.rolname as nom from pg_catalog.pg_roles r
    where r.rolcanlogin and not r.rolsuper and pg_has_role(r.oid, 'rapports', 'member')
      and not exists (select from pg_catalog.pg_db_role_setting s cross join unnest(s.setconfig) as c (texte)
        where s.setrole = r.oid and starts_with(c.texte, 'temp_file_limit='))
  loop
    execute format('alter role %I set temp_file_limit = %L', v_prise.nom, '2GB');
  end loop;
exception when insufficient_privilege or internal_error or undefined_object then
  null;  -- likewise; `npm run admin -- verifier` tells it
end
$prises$;
