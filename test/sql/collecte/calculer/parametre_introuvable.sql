-- Spec: collectes#calcul: if no pack defines the deduction, nothing is deducted, and a control
-- opens.
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

update capacite.solde set plafond_g = 10000000;
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'SANSREGLE', 'AB',
  10000000);

select is(pg_temp.refaction(9000, 9000, 100000, 'SANSREGLE'), 0::bigint, 'no refaction');
select is(
  essai.motifs(essai.collecter('x', jsonb_build_object('produit_id', essai.produit('SANSREGLE')))),
  'parametre_introuvable',
  'under control');
select is((select k.details from controle.controle k),
  '{"parametre": "collecte.refaction.SANSREGLE"}',
  'the details name the parameter');
select is((select c.net_marchand_g from collecte.collecte c), 100000::bigint, 'it is recorded');

select * from finish();
rollback;
