-- Spec: collectes#calcul: each criterion is rounded down separately.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.refaction(p_humidite integer, p_impuretes integer,
  p_net_g bigint default 100000, p_produit text default 'ANANAS') returns bigint language sql as $$
  select (collecte.calculer(
      collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit(p_produit)),
      essai.payload_collecte('x',
    essai.kg(p_net_g) || jsonb_build_object('humidite_cp', p_humidite, 'impuretes_cp',
      p_impuretes)))).refaction_g
$$;

select is(pg_temp.refaction(801, 100, 9999), 0::bigint, '0.9999 g is no gram');
select is(pg_temp.refaction(801, 100, 10000), 1::bigint, '1 g is one');
select is(pg_temp.refaction(801, 101, 9999), 1::bigint,
  '0.9999 g and 1.9998 g are one gram together');

select * from finish();
rollback;
