-- Spec: base#proprietaires: each table, view, sequence and function belongs to its intended role.
begin;
select plan(4);

select is_empty($$
  select c.oid::regclass, c.relowner::regrole from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p', 'S') and c.relowner <> 'proprietaire'::regrole
$$, 'every table and sequence of ours belongs to proprietaire');
select is_empty($$
  select p.oid::regprocedure, p.proowner::regrole from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and p.proowner::regrole::text not in ('metier', 'taches', 'cockpit')
$$, 'every function belongs to metier, taches or cockpit');
select is_empty($$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('v', 'm') and c.relowner <> 'metier'::regrole
$$, 'every view belongs to metier, whom row-level security judges');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and p.proowner::regrole::text in ('taches', 'cockpit') and n.nspname <> 'tache'
$$, 'taches and cockpit own functions of the schema tache alone');

select * from finish();
rollback;
