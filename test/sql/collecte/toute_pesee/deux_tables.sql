-- Spec: collectes#calcul: the weighings of a collection are in its own row and, for corrections, in
-- further rows; those of older collections are rows; none ever changes.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x', jsonb_build_object('pesees',
  '[{"brut_g": 61000, "tare_g": 600}, {"brut_g": 40000, "tare_g": 400}]'::jsonb));
select is_empty('select from collecte.pesee', 'a collection writes no row beside its own');
select is((select c.pesees from collecte.collecte c), '{600,60400,400,39600}'::bigint[],
  'of each weighing its tare, then its net');
select collecte.repeser(essai.id('x'), '[{"brut_g": 5, "tare_g": 1}]');
select is(
  (select string_agg(format('%s.%s %s−%s', p.version, p.rang, p.brut_g, p.tare_g),
      ', ' order by p.version, p.rang) from collecte.toute_pesee p),
  '1.1 61000−600, 1.2 40000−400, 2.1 5−1', 'all of them, by version and rank');

reset role;
select throws_ok('update collecte.collecte set pesees = null', 'P0004', null,
  'what it was weighed at stays, whoever asks');
select throws_ok($$ insert into collecte.collecte select (jsonb_populate_record(c,
    jsonb_build_object('id', gen_random_uuid(), 'pesees', '{6,-1}'::bigint[]))).*
  from collecte.collecte c $$, '23514', null, 'a tare above its gross is a net below nothing');
set local session_replication_role = replica;
update collecte.collecte set pesees = null;
insert into collecte.pesee (organisation_id, collecte_id, rang, brut_g, tare_g)
select c.organisation_id, c.id, 1, 101000, 1000 from collecte.collecte c;
set local session_replication_role = origin;
set local role metier;
select is(
  (select string_agg(format('%s.%s %s−%s', p.version, p.rang, p.brut_g, p.tare_g),
      ', ' order by p.version, p.rang) from collecte.toute_pesee p),
  '1.1 101000−1000, 2.1 5−1', 'of before, they are rows');

select * from finish();
rollback;
