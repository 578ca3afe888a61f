-- Spec: base#publication: the publication contains exactly the columns that the replication's role
-- may read, without secrets, and includes a key of each table.
begin;
select plan(7);

create temporary view publiee as
  select c.oid, t.schemaname || '.' || t.tablename as nom, t.attnames, t.rowfilter
  from pg_publication_tables t join pg_class c on c.oid = format('%I.%I', t.schemaname,
    t.tablename)::regclass
  where t.pubname = 'powersync';

select results_eq($$
  select c.oid::regclass::text collate "default" from pg_class c
    cross join lateral aclexplode(c.relacl) as d
  where d.grantee = 'replication'::regrole and d.privilege_type = 'SELECT' order by 1
$$, $$ select p.oid::regclass::text collate "default" from publiee p order by 1 $$,
  'replication may read the published tables, all of them and no other');
select is_empty($$
  select c.oid::regclass, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
    cross join lateral aclexplode(a.attacl) as d
  where d.grantee = 'replication'::regrole
$$, 'nothing is granted to it column by column');
select is_empty($$
  select p.nom from publiee p join pg_publication_rel r on r.prrelid = p.oid
  where r.prattrs is not null or r.prqual is not null
$$,
  'tables are published whole: lists of columns and filters keep no secret, the snapshot reads '
  'everything');
select is_empty($$
  select p.nom, a.attname from publiee p join pg_attribute a on a.attrelid = p.oid and a.attnum > 0
    and not a.attisdropped
  where a.attname ~
    '(empreinte|mot_de_passe|secret|jeton|hache|sel$|enveloppe|payload|sha256|numero_piece|'
    'piece_identite|courriel|sujet|emetteur)'
$$, 'no published column holds a secret, a fingerprint, an envelope or an identity document');
select is_empty($$
  select p.nom from publiee p
  where p.nom ~ '^(connexion|personne|journal|reglage)\.' or p.nom in (
    'producteur.piece_identite', 'utilisateur.utilisateur', 'utilisateur.identite',
    'appareil.appareil', 'appareil.code_enrolement',
    'appareil.code_vidage', 'commande.commande', 'commande.rejet', 'commande.tentative',
    'commande.reprise')
$$, 'neither identity documents nor accounts, codes, envelopes and journals are published');
select is_empty($$
  select p.nom from publiee p join pg_class c on c.oid = p.oid
  where not (c.relreplident = 'd' and exists (
    select from pg_index i where i.indrelid = p.oid and i.indisprimary and not exists (
      select from unnest(i.indkey) as k join pg_attribute a on a.attrelid = p.oid and a.attnum = k
      where a.attname <> all (p.attnames))))
$$, 'every published table is identified by its primary key, which is published');
select is_empty($$
  select p.nom, a.attname from publiee p join pg_attribute a on a.attrelid = p.oid and a.attnum > 0
    and not a.attisdropped
  where a.attgenerated <> '' or format_type(a.atttypid, a.atttypmod) ~ '^geometry'
$$,
  'no published column is generated or a geometry: they would turn null or arrive as hexadecimal');

select * from finish();
rollback;
