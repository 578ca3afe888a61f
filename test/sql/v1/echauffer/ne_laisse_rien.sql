-- Spec: commandes#traitement: a connection is warmed up by a complete collection that is rolled
-- back; without a pack, nothing is done. The device of the collection has a code that no other
-- device has.
begin;
set local role metier;
select plan(4);
select essai.preparer();
reset role;
update appareil.appareil set code_court = 'E' where id = essai.id('appareil ESSAI');
create temp table avant as
  select t.nom, (xpath('/row/n/text()', query_to_xml(
    format('select count(*) as n from %s', t.oid::regclass), false, true, '')))[1]::text as nombre
  from essai.tables() as t;

set local role api;
select is(essai.resultat(v1.echauffer()) ->> 'issue', 'acceptee_controle',
  'the collection is written, under control since nothing is known of its producer''s capacity');
select is(current_setting('sillon.organisation_id', true), essai.id('organisation ESSAI')::text,
  'the transaction stands where it stood');
reset role;
select results_eq('select a.nom, a.nombre from avant a order by a.nom', $$
  select t.nom, (xpath('/row/n/text()', query_to_xml(
    format('select count(*) as n from %s', t.oid::regclass), false, true, '')))[1]::text
  from essai.tables() as t order by t.nom
$$, 'and no table has a row more');

set local session_replication_role = replica;
delete from pack.pack_version;
set local role api;
select is(v1.echauffer(), null, 'without a pack nothing is planned, and nothing fails');

select * from finish();
rollback;
