-- Spec: numerotation#reprise: the number of a record is looked up by the record, and not among all
-- numbers of its campaign and product.
begin;
set local role metier;
set local plan_cache_mode = force_generic_plan;
select plan(3);
select essai.preparer();

select from essai.lot('a', 1000);
create temporary table premier as select lot.numeroter(essai.id('lot a'), essai.t(1)) as n;
insert into numerotation.numero_officiel
select n.organisation_id, 'X' || i, n.campagne_id, n.nature, n.produit_id, n.rang + 1000 + i,
       n.entite, gen_random_uuid(), n.attribue_le
from numerotation.numero_officiel n cross join generate_series(1, 500) as i
where n.numero = (select p.n from premier p);
create function pg_temp.lus() returns bigint language sql as $$
  select t.seq_tup_read + t.idx_tup_fetch from pg_stat_xact_all_tables t
  where t.relid = 'numerotation.numero_officiel'::regclass
$$;
create temporary table avant as select pg_temp.lus() as n;
select is(lot.numeroter(essai.id('lot a'), essai.t(2)), (select p.n from premier p),
  'the number that it has');
select cmp_ok(pg_temp.lus() - (select a.n from avant a), '<', 10::bigint,
  'what was read beside it does not grow with what others have');
select cmp_ok((select count(*) from numerotation.numero_officiel), '>', 500::bigint, 'of many');

select * from finish();
rollback;
