-- Spec: collectes#calcul: no deduction is made up to the franchise.
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

select is(pg_temp.refaction(800, 100), 0::bigint, 'at the franchise exactly');
select is(pg_temp.refaction(801, 100), 10::bigint, 'a hundredth of a point above it');
select is(pg_temp.refaction(799, 100), 0::bigint, 'below it, nothing is given back');
select is(pg_temp.refaction(0, 200), 2000::bigint, 'nor taken from another criterion');

select * from finish();
rollback;
