-- Spec: base#distribution: the tables can be distributed over servers by organization, by the
-- documented rules of Citus; each obstacle is listed here with its reason. A new line in the list
-- needs a decision (docs/decisions/0096-au-dela-d-une-machine.md).
begin;
select plan(14);

create temporary table repartie as
select t.oid, t.nom, a.attnum, a.atttypid, a.attnotnull, a.attgenerated, a.atthasdef
from essai.tables() t join pg_attribute a on a.attrelid = t.oid and a.attname = t.organisation
where t.organisation = 'organisation_id';
-- Reference tables are copied to every server: tables without a column `organisation_id`, and the
-- table of organizations, to which the tables of every organization refer.
create temporary table commune as
select c.oid, c.oid::regclass::text as nom
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'r' and n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
  and not exists (select from repartie r where r.oid = c.oid);
create temporary table cle as
select k.*, d.oid is not null as de_repartie, v.oid is not null as vers_repartie
from pg_constraint k
  left join repartie d on d.oid = k.conrelid
  left join repartie v on v.oid = k.confrelid
where k.contype = 'f' and (d.oid is not null or v.oid is not null);

select cmp_ok((select count(*) from repartie), '>', 150::bigint, 'there are many tables to spread');
select is_empty($$
  select nom from repartie
  where atttypid <> 'uuid'::regtype or not attnotnull or attgenerated <> '' or atthasdef
$$, 'they are spread by one column of one type, which is written by whoever writes the row');
select set_eq($$
  select i.indexrelid::regclass::text from repartie r join pg_index i on i.indrelid = r.oid
  where (i.indisunique or i.indisexclusion) and r.attnum <> all (i.indkey)
$$, $$ values
  -- An enrolling phone only has the short code, which names its organization. A distributed
  -- database would need a separate table of the codes on every server, written in the same
  -- transaction.
  ('appareil.appareil_code_court_unique') $$,
  'what is unique is so within an organization');
select is_empty($$
  select k.conrelid::regclass, k.conname
  from repartie r join pg_constraint k on k.conrelid = r.oid and k.contype = 'x'
  where not exists (select from unnest(k.conkey, k.conexclop) as c (attribut, operateur)
    join pg_operator o on o.oid = c.operateur and o.oprname = '=' where c.attribut = r.attnum)
$$, 'and what excludes another does by the equality of the organization');
select is_empty($$
  select k.conrelid::regclass, k.conname from cle k
    join repartie d on d.oid = k.conrelid join repartie v on v.oid = k.confrelid
  where not exists (select from unnest(k.conkey, k.confkey) as p (de, vers)
    where p.de = d.attnum and p.vers = v.attnum)
$$, 'a key between two of them holds the organization on both sides');
select set_eq($$
  select distinct confrelid::regclass::text from cle where de_repartie and not vers_repartie
$$, $$ values ('organisation.organisation'), ('module.module'), ('utilisateur.permission'),
  ('conformite.referentiel'), ('conformite.etat'), ('pack.pack_version'), ('controle.motif'),
  ('personne.personne'), ('devise.devise'), ('lot.statut'), ('document.type'),
  ('importation.genre') $$,
  'another leads to one of these, which every server has whole: few rows, written seldom');
select is_empty($$
  select conrelid::regclass, conname from cle where not de_repartie
$$, 'none leads from what every server has to what one has');
select is_empty($$
  select conrelid::regclass, conname from cle where confdeltype in ('n', 'd') or confupdtype <> 'a'
$$, 'none empties or follows a column of the key');
select is_empty($$
  select a.attrelid::regclass, a.attname from pg_attribute a
  where (a.attrelid in (select oid from repartie) or a.attrelid in (select oid from commune))
    and not a.attisdropped and a.atttypid <> 'bigint'::regtype
    and (a.attidentity <> '' or pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)
      is not null)
$$, 'what is counted by a sequence has room for the number of the server in it');
select is_empty($$
  select c.oid::regclass from pg_class c
  where c.oid in (select oid from repartie union all select oid from commune)
    and (c.relkind <> 'r'
      -- Lock rows have no contents: each server has its own.
      or c.relpersistence <> 'p' and c.oid <> 'core.verrou'::regclass
      or exists (select from pg_inherits i where c.oid in (i.inhrelid, i.inhparent))
      or exists (select from pg_rewrite w where w.ev_class = c.oid))
$$, 'none is partitioned, inherits, is unlogged or has rules of PostgreSQL');
-- Triggers that are created after the tables are distributed, with citus.enable_unsafe_triggers:
-- each trigger works on the server of its row.
select is_empty($$
  select g.tgrelid::regclass, g.tgname from pg_trigger g
  where not g.tgisinternal and (g.tgconstraint <> 0 or g.tgdeferrable)
    and g.tgrelid in (select oid from repartie)
$$, 'no trigger waits for the end of a transaction');

-- Objects used by the rules that Citus provides in another way: a distributed database would need
-- new ones.
select set_eq($$
  select distinct p.polname::text from pg_policy p
  where coalesce(pg_get_expr(p.polqual, p.polrelid), '')
        || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') ~ '\mSELECT\M'
$$, $$ values ('locataire'), ('lecture'), ('rapports'), ('purge'), ('editeur'), ('les_siens'),
  ('elle_meme'), ('gerante'), ('nommee_par_le_jeton') $$,
  'policies ask in a sub-select, once a statement, where Citus takes a plain comparison');
select set_eq($$
  select distinct n.nspname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosqlbody is not null and n.nspowner = 'proprietaire'::regrole
    and exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
                  and d.refclassid = 'pg_class'::regclass)
$$, $$ values ('rapports') $$,
  'functions that are kept parsed hang on tables that hang on them: dropped first, made last');
select is((
  select string_agg(r.rolname, ', ' order by r.rolname) from pg_roles r
  where not r.rolcanlogin and (exists (select from pg_class c where c.relowner = r.oid
      and c.oid in (select oid from repartie))
    or exists (select from pg_proc p
      where p.proowner = r.oid and p.prosrc ~ 'sillon\.organisation'))
), 'metier, proprietaire', 'servers sign in to each other as these, who sign in nowhere today');

select * from finish();
rollback;
