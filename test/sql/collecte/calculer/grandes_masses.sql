-- Spec: collectes#calcul: masses are integers in grams: no collection that its schema allows
-- overflows the calculation.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create temp table r as select essai.collecter('x',
  jsonb_build_object('humidite_cp', 10000, 'impuretes_cp', 10000,
  'pesees',
  (select jsonb_agg('{"brut_g": 1000000000, "tare_g": 0}'::jsonb) from generate_series(1, 200)),
  'calcul_telephone',
  '{"net_g": 200000000000, "refaction_g": 200000000000, "net_marchand_g": 0}'::jsonb)) as j;

select is(essai.motifs(j), 'capacite_depassee',
  '200 weighings of a thousand tons, calculated exactly') from r;
select is((select c.net_g from collecte.collecte c), 200000000000::bigint, 'and written');

select * from finish();
rollback;
