-- Spec: base#roles: grants of every login and role, one by one.
begin;
select plan(4);

select is_empty($$
  select c.oid::regclass, d.grantee::regrole, d.privilege_type
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p', 'S')
    and d.grantee not in ('proprietaire'::regrole, 'metier'::regrole)
    and not (d.grantee = 'connexion'::regrole and n.nspname = 'connexion')
    and not (d.grantee = 'purge'::regrole and d.privilege_type = 'SELECT'
      and c.oid::regclass::text in (select r.relation from conservation.relation r
        union values ('conservation.relation'), ('collecte.collecte')))
    and not (d.grantee = 'taches'::regrole
      and c.oid in ('tache.ouvrier'::regclass, 'core.verrou'::regclass))
    and not (d.grantee = 'replication'::regrole and d.privilege_type = 'SELECT'
      and not d.is_grantable and exists (
      select from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
      where r.prrelid = c.oid and p.pubname = 'powersync'))
    and not (d.grantee = 'cockpit'::regrole and d.privilege_type = 'SELECT'
      and c.oid in ('organisation.organisation'::regclass, 'licence.licence'::regclass,
        'licence.licence_en_vigueur'::regclass))
    and not (d.grantee = 'lecture'::regrole and d.privilege_type = 'SELECT' and not d.is_grantable
      and exists (select from backoffice.table_lue l where l.nom::regclass = c.oid
        and l.lecteurs is not null))
$$,
  'tables are granted to metier alone, but for what cockpit reads across organizations lecture in '
  'the back-office, replication of what is published, the identity provider''s own and the '
  'workers'' signs of life and the rows that they lock');
select is_empty($$
  select c.oid::regclass, d.privilege_type
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and d.grantee = 'metier'::regrole and c.relkind in ('r', 'p')
    and d.privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')
$$, 'metier may neither truncate a table nor hang a trigger on it');
select is_empty($$
  select p.oid::regprocedure, d.grantee::regrole
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join lateral aclexplode(p.proacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and d.grantee <> p.proowner and d.grantee <> 0
    and not (n.nspname = 'v1' and d.grantee = 'api'::regrole)
    and not (n.nspname = 'tache' and d.grantee = 'metier'::regrole)
    and not (p.oid = 'tache.echecs()'::regprocedure and d.grantee = 'cockpit'::regrole)
    and not (n.nspname = 'conservation' and d.grantee = 'purge'::regrole)
    and not (n.nspname = 'backoffice' and d.grantee = 'lecture'::regrole)
    and not (p.oid = 'collecte.etats_courants(uuid)'::regprocedure
      and d.grantee = 'lecture'::regrole)
    and not (d.grantee = 'rapports'::regrole
      and (n.nspname = 'rapports'
        or p.oid::regproc::text in ('numerotation.composer', 'numerotation.ecrire_rang',
          'numerotation.gabarit')))
    and not ((p.prorettype = 'trigger'::regtype
        or p.oid::regproc::text in ('acte.tenir', 'core.tenir_aiguillages', 'core.tenir_voies'))
      and d.grantee = 'proprietaire'::regrole)
$$, 'functions are granted to their door alone');
select is_empty($$
  select n.nspname, d.grantee::regrole, d.privilege_type
  from pg_namespace n cross join lateral aclexplode(n.nspacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and d.grantee::regrole::text in ('api', 'lecture', 'connexion', 'rapports', 'replication')
    and not (d.grantee = 'api'::regrole and d.privilege_type = 'USAGE'
      and n.nspname in ('v1', 'commande'))
    and not (d.grantee = 'connexion'::regrole and d.privilege_type = 'USAGE'
      and n.nspname = 'connexion')
    and not (d.grantee = 'replication'::regrole and d.privilege_type = 'USAGE'
      and exists (select from pg_publication_tables t where t.pubname = 'powersync'
        and t.schemaname = n.nspname))
    and not (d.grantee = 'rapports'::regrole and d.privilege_type = 'USAGE'
      and n.nspname = 'rapports')
    and not (d.grantee = 'lecture'::regrole and d.privilege_type = 'USAGE'
      and (n.nspname = 'backoffice'
      or exists (select from backoffice.table_lue l where split_part(l.nom, '.', 1) = n.nspname
        and l.lecteurs is not null)))
$$,
  'api uses v1 and the type of a batch, lecture and replication the schemas of what they read, '
  'rapports its own, the identity provider its own, nothing else');

select * from finish();
rollback;
