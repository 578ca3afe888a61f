-- Spec: collectes#calcul: a missing measurement deducts nothing here; a contract may require the
-- measurement at the reception.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.refaction(p_humidite integer, p_impuretes integer,
  p_net_g bigint default 100000, p_produit text default 'ANANAS') returns bigint language sql as $$
  select (collecte.calculer(
      collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit(p_produit)),
      essai.payload_collecte('x',
    essai.kg(p_net_g) || jsonb_build_object('humidite_cp', p_humidite, 'impuretes_cp',
      p_impuretes)))).refaction_g
$$;

select is(pg_temp.refaction(null, 200), 2000::bigint, 'no moisture measured');
select is(pg_temp.refaction(900, null), 1000::bigint, 'no impurities measured');
select is(pg_temp.refaction(null, null), 0::bigint, 'neither');
select is(
  (collecte.calculer(collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit('ANANAS')),
      essai.payload_collecte('x') - 'humidite_cp' - 'impuretes_cp')).refaction_g, 0::bigint,
  'fields left out');
select is(essai.motifs(essai.collecter('x', '{"humidite_cp": null, "impuretes_cp": null}')), null,
  'without motif');

select * from finish();
rollback;
