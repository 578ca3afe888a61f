-- Spec: base#plans: no index of a tenant table begins with the organization, except a key, and the
-- order of a list with a bound that no lookup uses.
begin;
select plan(6);

create temporary table tete as
select i.indrelid::regclass::text as table_, c.relname as index_, i.indisprimary as cle,
       pg_get_expr(i.indpred, i.indrelid) as condition,
       obj_description(i.indexrelid, 'pg_class') as commentaire,
       array(select a.attname::text from unnest(i.indkey) with ordinality as n (numero, rang)
               join pg_attribute a on a.attrelid = i.indrelid and a.attnum = n.numero
             order by n.rang) as colonnes
from essai.tables() t
  join pg_index i on i.indrelid = t.oid
  join pg_class c on c.oid = i.indexrelid
  -- Other kinds of index have no order.
  join pg_am m on m.oid = c.relam and m.amname = 'btree';

select cmp_ok((select count(*) from tete where not cle), '>', 100::bigint,
  'there are many of them');
select is_empty($$
  select table_, index_ from tete
  where colonnes[1] = 'organisation_id' and not cle and condition is null
$$, 'an index that holds every row begins with what is looked for, the key alone with whose it is');
-- The policy of role `lecture` contains the condition of a list's order, for every row that it
-- reads.
select is_empty($$
  select table_, index_, condition from tete
  where colonnes[1] = 'organisation_id'
    and coalesce(substring(condition,
          '^\((\w+) >= (?:0|''-infinity''::[a-z ]+|''''::text)\)$') = any (colonnes[2:3]), false)
        <> coalesce(commentaire = 'Order of a list.', false)
$$, 'an order of a list states the lowest bound of what it sorts by, nothing else, and says it');
select is_empty($$
  select table_, index_ from tete
  where colonnes[1] in ('statut', 'genre', 'nature', 'type', 'organisme', 'campagne_id')
    -- A search for a number without its rank knows all columns before the rank; a list of documents
    -- of a rare type follows the type's own index, since the list's order alone would read every
    -- receipt.
    and index_ not in ('numero_officiel_rang_unique', 'document_par_type')
$$, 'none begins with what a great part of the rows share: it would find as little');
select cmp_ok((select count(*) from tete where commentaire = 'Order of a list.'), '>', 20::bigint,
  'there are such orders');
-- PostgreSQL compares a page of the constraint's index as a whole, and at equal cost the planner
-- would use this index.
select is_empty($$
  select k.conrelid::regclass, k.conname, b.index_
  from essai.tables() t
    join pg_constraint k on k.conrelid = t.oid and k.contype = 'x'
    join pg_index i on i.indexrelid = k.conindid and i.indpred is null
    join tete b on b.table_ = t.oid::regclass::text and not b.cle and b.condition is null
      and b.colonnes <> '{}'
      and b.colonnes <@ array(
        select a.attname::text from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = any (i.indkey))
$$, 'what a B-tree finds is found by no exclusion constraint, whose condition no lookup states');

select * from finish();
rollback;
