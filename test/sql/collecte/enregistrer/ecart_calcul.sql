-- Spec: collectes#ecart: each of the three masses is compared; if one differs, the calculated mass
-- is stored, and both are shown.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.telephone(p_net bigint, p_refaction bigint, p_marchand bigint) returns text
language sql as $$
  select essai.motifs(essai.collecter(format('%s/%s/%s', p_net, p_refaction, p_marchand),
      jsonb_build_object('humidite_cp', 900,
    'calcul_telephone',
    jsonb_build_object('net_g', p_net, 'refaction_g', p_refaction, 'net_marchand_g', p_marchand))))
$$;

select is(pg_temp.telephone(100000, 1000, 99000), null, 'the three masses agree');
select is(pg_temp.telephone(100001, 1000, 99000), 'ecart_calcul', 'one gram of net');
select is(pg_temp.telephone(100000, 1001, 99000), 'ecart_calcul', 'one gram of refaction');
select is(pg_temp.telephone(100000, 1000, 98999), 'ecart_calcul', 'one gram of marketable net');
select results_eq(
  'select distinct c.net_g, c.refaction_g, c.net_marchand_g from collecte.collecte c',
  $$ values (100000::bigint, 1000::bigint, 99000::bigint) $$,
  'the server''s values are written');
select is((select k.details from controle.controle k
    where k.entite_id = essai.id('100001/1000/99000')),
  '{"serveur": {"net_g": 100000, "refaction_g": 1000, "net_marchand_g": 99000},
    "telephone": {"net_g": 100001, "refaction_g": 1000, "net_marchand_g": 99000}, "ecart_g": 1}',
  'the control shows both');
select is((select c.calcul_telephone ->> 'net_g' from collecte.collecte c
    where c.id = essai.id('100001/1000/99000')),
  '100001',
  'the phone''s is kept');

select * from finish();
rollback;
