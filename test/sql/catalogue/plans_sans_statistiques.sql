-- Spec: base#plans: on an empty table without statistics, each check of a foreign key, and each
-- lookup by the first columns of an index, uses that index: the cached plan stays in use while the
-- table grows.
begin;
set local client_min_messages = warning;
set local plan_cache_mode = force_generic_plan;
select plan(5);

-- No row was ever written, and no table analyzed.
do $$
declare
  v_tables text;
begin
  set local session_replication_role = replica;
  select string_agg(t.nom, ', ') into v_tables from essai.tables() t;
  execute format('truncate %s cascade', v_tables);
  set local session_replication_role = origin;
end
$$;
delete from pg_statistic;

-- Returns the index in the cached plan of a statement, with its first column or its kind, and its
-- condition.
create function pg_temp.index_pris(p_requete text, p_valeurs integer) returns text[]
language plpgsql as $$
declare
  v_plan jsonb;
  v_schema text;
begin
  execute 'prepare cherchee as ' || p_requete;
  execute format('explain (verbose, format json) execute cherchee (%s)',
                 array_to_string(array_fill('null'::text, array[p_valeurs]), ', ')) into v_plan;
  deallocate cherchee;
  v_schema := quote_ident(jsonb_path_query_first(v_plan, '$.**.Schema') #>> '{}');
  v_plan := jsonb_path_query_first(v_plan, '$.**?(exists(@."Index Name"))');
  return array[v_plan ->> 'Index Name', (
    select case m.amname when 'btree' then a.attname else m.amname end
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indexrelid = to_regclass(v_schema || '.' || quote_ident(v_plan ->> 'Index Name'))),
    v_plan ->> 'Index Cond'];
end
$$;
create function pg_temp.conditions(p_table oid, p_colonnes int2[]) returns text
language sql as $$
  select string_agg(format('x.%I operator(pg_catalog.=) $%s::%s', a.attname, n.rang,
                           format_type(a.atttypid, a.atttypmod)), ' and ' order by n.rang)
  from unnest(p_colonnes) with ordinality as n (numero, rang)
    join pg_attribute a on a.attrelid = p_table and a.attnum = n.numero
$$;
set local sillon.organisation_id = '018f0000-0000-7000-8000-000000000000';

create temporary table verifiee as
select distinct k.confrelid::regclass as table_, k.conindid::regclass as cle, p.pris
from pg_constraint k
  join essai.tables() t on t.oid = k.confrelid and t.organisation = 'organisation_id'
  cross join lateral pg_temp.index_pris(
    format('select 1 from only %s x where %s for key share of x', k.confrelid::regclass,
           pg_temp.conditions(k.confrelid, k.confkey)), cardinality(k.confkey)) as p (pris)
where k.contype = 'f';

-- These look-ups run under the policy, which adds the organization. They use the other columns of
-- each key, and the first columns of the other indexes.
create temporary table cherchee as
with index_ as (
  select i.indexrelid::regclass as cle, t.oid,
         case when i.indisunique then array_remove(i.indkey::int2[], o.attnum)
              else array[i.indkey[0]] end as colonnes
  from essai.tables() t
    join pg_attribute o on o.attrelid = t.oid and o.attname = 'organisation_id'
    join pg_index i on i.indrelid = t.oid and i.indpred is null
    join pg_class c on c.oid = i.indexrelid
    join pg_am m on m.oid = c.relam and m.amname = 'btree'
  where has_table_privilege('metier', t.oid, 'select')
    and (select count(*) from pg_policy p
         where p.polrelid = t.oid and 'metier'::regrole = any (p.polroles)) = 1
    and i.indkey::int2[] <> array[o.attnum]
)
select row_number() over () as rang, i.*, k.condition, null::text[] as pris
from index_ i
  -- Reads the conditions of partial indexes, including indexes that sort no list. Leaves out `is
  -- not null`, which the next column implies, and conditions that only some callers state.
  cross join lateral (
    select null as condition
    union
    select pg_get_expr(p.indpred, p.indrelid)
    from pg_index p
    where p.indrelid = i.oid and p.indpred is not null and not p.indisexclusion
      and obj_description(p.indexrelid, 'pg_class') is distinct from 'Order of a list.'
      and pg_get_expr(p.indpred, p.indrelid) !~ 'IS NOT NULL\)+$|>= (''''|''-(\d+''::int|inf))'
      and p.indexrelid::regclass::text not in (
        'collecte.collecte_synchronisable', 'fichier.envoi_attendu', 'reception.apport_attendu',
        'paiement.creance_prime_par_date', 'rappel.rappel_suivi')) as k
where cardinality(i.colonnes) > 0;
grant select, update on cherchee to metier;
do $$
declare
  v_ligne record;
begin
  set local role metier;
  for v_ligne in select c.rang, c.oid, c.colonnes, c.condition from cherchee c loop
    update cherchee c set pris = pg_temp.index_pris(
      format('select 1 from %s x where %s', v_ligne.oid::regclass, concat_ws(' and ',
             pg_temp.conditions(v_ligne.oid, v_ligne.colonnes), v_ligne.condition)),
      cardinality(v_ligne.colonnes))
    where c.rang = v_ligne.rang;
  end loop;
  reset role;
end
$$;

select is_empty($$
  select table_, cle, pris from verifiee
  where pris[1] is null or pris[2] = 'organisation_id'
    and not exists (select from pg_class c where c.oid = cle and c.relname = pris[1])
$$, 'a foreign key is checked by the key that it names');
select cmp_ok((select count(*) from verifiee), '>', 40::bigint, 'there are many of them');
select is_empty($$
  select oid::regclass, cle, pris from cherchee
  where condition is null and (
    pris[1] is null or pris[2] = 'organisation_id' and (
      pris[3] !~ ' AND '
      or not exists (select from pg_class c where c.oid = cle and c.relname = pris[1])))
$$, 'a lookup by what an index begins with takes it, with all that is asked for as its condition');
select is_empty($$
  select oid::regclass, cle, condition, pris from cherchee
  where condition is not null and pris[3] ~ ' AND ' is not true
$$, 'so does one that states what a partial index holds, which would find all that it holds');
select cmp_ok((select count(*) from cherchee), '>', 200::bigint, 'there are many of them');

select * from finish();
rollback;
