-- Spec: collectes#calcul: criteria together take no more than the net mass.
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

select is(pg_temp.refaction(10000, 100), 92000::bigint, '92 % of moisture in excess');
select is(pg_temp.refaction(10000, 500), 100000::bigint,
  'and 8 % of the other criterion: the whole net');
select is(pg_temp.refaction(10000, 10000), 100000::bigint, 'never more');
select is(
  essai.motifs(essai.collecter('x',
      '{"humidite_cp": 10000, "impuretes_cp": 10000,
        "calcul_telephone": {"net_g": 100000, "refaction_g": 100000, "net_marchand_g": 0}}')),
  null, 'a collection that is worth nothing is a collection');

select * from finish();
rollback;
