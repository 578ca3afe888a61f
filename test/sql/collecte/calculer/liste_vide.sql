-- Spec: collectes#calcul: a pack without criteria deducts nothing, and this is no finding.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.refaction(p_humidite integer, p_impuretes integer,
  p_net_g bigint default 100000, p_produit text default 'ANANAS') returns bigint language sql as $$
  select (collecte.calculer(
      collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit(p_produit)),
      essai.payload_collecte('x',
    essai.kg(p_net_g) || jsonb_build_object('humidite_cp', p_humidite, 'impuretes_cp',
      p_impuretes)))).refaction_g
$$;

select is(pg_temp.refaction(9000, 9000, 100000, 'JUS'), 0::bigint,
  'no refaction whatever the measures');
select is(
  essai.motifs(essai.collecter('x',
      jsonb_build_object('produit_id', essai.produit('JUS'), 'humidite_cp', 9000))),
  null,
  'without motif');

select * from finish();
rollback;
