-- Spec: collectes#calcul: the sum of the deductions of each criterion, calculated from its
-- measurement.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.refaction(p_humidite integer, p_impuretes integer,
  p_net_g bigint default 100000, p_produit text default 'ANANAS') returns bigint language sql as $$
  select (collecte.calculer(
      collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit(p_produit)),
      essai.payload_collecte('x',
    essai.kg(p_net_g) || jsonb_build_object('humidite_cp', p_humidite, 'impuretes_cp',
      p_impuretes)))).refaction_g
$$;

select is(pg_temp.refaction(900, 100), 1000::bigint,
  'one percent of moisture above 8 %, at coefficient 1: one percent of the net');
select is(pg_temp.refaction(800, 200), 2000::bigint,
  'one percent of impurities above 1 %, at coefficient 2: two percent');
select is(pg_temp.refaction(900, 200), 3000::bigint, 'both: their sum');
select is(
  (collecte.calculer(collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit('ANANAS')),
      essai.payload_collecte('x', '{"humidite_cp": 900}'))).net_marchand_g, 99000::bigint,
  '`net_marchand_g = net_g − refaction_g`');

select * from finish();
rollback;
