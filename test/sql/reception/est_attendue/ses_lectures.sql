-- Spec: receptions#attendus: the lookup of one expected reference reads only this reference,
-- whatever else the organization expects.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();
set local enable_seqscan = off;
-- Plans for any value, as a connection caches them.
set local plan_cache_mode = force_generic_plan;

select is(essai.recevoir('r', '{"BR-ESSAI-20260601-0099 40000"}', '{"net_g": 40000}'),
  'en_attente', 'a reference is awaited');
insert into reception.apport (organisation_id, reception_id, rang, reference_provisoire,
  quantite_g, recu_g)
select core.organisation_id(), (essai.recue('r')).id, n, 'BR-ESSAI-20260602-' || n, 1, 1
from generate_series(100, 400) n;
create function pg_temp.lus() returns bigint language sql as $$
  select s.seq_tup_read + s.idx_tup_fetch from pg_stat_xact_user_tables s
  where s.relid = 'reception.apport'::regclass
$$;
create temp table avant as select pg_temp.lus() as lus;

select ok(reception.est_attendue('BR-ESSAI-20260601-0099'), 'it is');
select ok(not reception.est_attendue('BR-ESSAI-20260601-0100'), 'another one is not');
select cmp_ok(pg_temp.lus() - (select a.lus from avant a), '<', 5::bigint,
  'of three hundred that are awaited one is read');

select * from finish();
rollback;
