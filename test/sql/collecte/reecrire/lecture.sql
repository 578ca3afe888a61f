-- Spec: numerotation#reprise: a collection that returns to a campaign and product gets its former
-- number for them, and looks it up among its own numbers.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
create temporary table premier as select c.numero_officiel as n from collecte.collecte c;
select is_empty('select from numerotation.numero_quitte', 'it has its first number');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object('produit_id', essai.id('?')))), 'leve',
  'another product, which is unknown');
select results_eq('select q.numero from numerotation.numero_quitte q', 'select p.n from premier p',
  'the number is left to it');
insert into numerotation.numero_officiel
select n.organisation_id, 'X' || i, n.campagne_id, n.nature, n.produit_id, n.rang + 1000 + i,
       n.entite, gen_random_uuid(), n.attribue_le
from numerotation.numero_officiel n cross join generate_series(1, 500) as i;
create function pg_temp.lus() returns bigint language sql as $$
  select t.seq_tup_read + t.idx_tup_fetch from pg_stat_xact_all_tables t
  where t.relid = 'numerotation.numero_officiel'::regclass
$$;
create temporary table avant as select pg_temp.lus() as n;
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.payload_corrige('x')), 'leve', 'the known one again');
select cmp_ok(pg_temp.lus() - (select a.n from avant a), '<', 20::bigint,
  'what was read does not grow with what others have');
select is((select c.numero_officiel from collecte.collecte c), (select p.n from premier p),
  'the number that it had');

select * from finish();
rollback;
