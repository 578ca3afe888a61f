-- Spec: base#identite: the role `connexion` alone has rights on the tables and the schema of the
-- identity provider, and it has rights on nothing else.
begin;
select plan(6);

select bag_eq($$
  select r.rolname::text, c.relname::text from pg_roles r
    cross join pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'connexion' and c.relkind in ('r', 'p', 'v', 'm', 'S') and not r.rolsuper
    and r.rolname !~ '^(pg|sillon_test)_'
    and r.rolname <> 'proprietaire'
    and (has_table_privilege(r.oid, c.oid,
        'select, insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege(r.oid, c.oid, 'select, insert, update, references'))
$$, $$
  select 'connexion',
    nom from unnest(array[
      'titulaire', 'octroi', 'jeton', 'echec', 'cle_signature', 'session', 'demande']) as nom
$$, 'its own role alone has a privilege on its tables');
select is_empty($$
  select r.rolname from pg_roles r
  where not r.rolsuper and r.rolname !~ '^(pg|sillon_test)_'
    and r.rolname not in ('proprietaire', 'connexion')
    and has_schema_privilege(r.oid, 'connexion', 'usage, create')
$$, 'nobody else uses its schema');
select is_empty($$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname <> 'connexion'
    and c.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege('connexion', c.oid,
      'select, insert, update, delete, truncate, references, trigger')
$$, 'its role reads and writes no other table');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and has_schema_privilege('connexion', n.oid, 'usage')
    and has_function_privilege('connexion', p.oid, 'execute')
$$, 'its role calls no function of the service');
select is_empty($$
  select c.oid::regclass, k.conname from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class v on v.oid = k.confrelid
  where k.contype = 'f'
    and (c.relnamespace = 'connexion'::regnamespace) <> (v.relnamespace = 'connexion'::regnamespace)
$$, 'no foreign key leads in or out: another provider may take its place');
select is_empty($$
  select c.oid::regclass, d.privilege_type from pg_class c
    cross join lateral aclexplode(c.relacl) as d
  where c.relnamespace = 'connexion'::regnamespace and d.grantee = 'connexion'::regrole
    and d.privilege_type = 'DELETE'
    and c.relname in ('titulaire', 'cle_signature')
$$, 'accounts and keys are never deleted');

select * from finish();
rollback;
