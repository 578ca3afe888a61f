-- Spec: base#roles: attributes and memberships of every login and role, one by one.
begin;
select plan(2);

select results_eq($$
  select rolname::text collate "default", rolcanlogin, rolbypassrls, rolsuper, rolcreaterole,
    rolcreatedb, rolreplication from pg_roles
  where rolname in ('proprietaire', 'migration', 'metier', 'lecture', 'api', 'taches', 'connexion',
    'cockpit', 'purge', 'rapports', 'replication') order by rolname
$$, $$
  values ('api', true, false, false, false, false, false),
    ('cockpit', false, false, false, false, false, false),
         ('connexion', true, false, false, false, false, false),
         ('lecture', true, false, false, false, false, false),
         ('metier', false, false, false, false, false, false),
         ('migration', false, true, false, false, false, false),
         ('proprietaire', false, false, false, false, false, false),
         ('purge', false, false, false, false, false, false),
         ('rapports', false, false, false, false, false, false),
         ('replication', true, true, false, false, false, true),
         ('taches', true, false, false, false, false, false)
$$, 'login and bypass of row-level security are as designed, nobody is a superuser');
select is_empty($$
  select m.roleid::regrole, m.member::regrole from pg_auth_members m
  where m.member::regrole::text in ('proprietaire', 'metier', 'lecture', 'api', 'taches',
    'connexion', 'cockpit', 'purge', 'rapports', 'replication')
$$, 'no role of the service inherits from another');

select * from finish();
rollback;
