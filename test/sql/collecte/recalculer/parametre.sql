-- Spec: file-de-controle#recalcul: once the parameter exists, the masses are calculated.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x',
  jsonb_build_object('produit_id', essai.produit('SANSREGLE'), 'humidite_cp', 900));
select is(essai.lever('rsci ESSAI', 'x', 'parametre_introuvable', 'recalcul'),
  '409 parametre_toujours_introuvable', 'while no rule gives a value');
select is((select c.refaction_g from collecte.collecte c), 0::bigint, 'nothing is deducted');
insert into pack.parametre (pack_version_id, cle, valeur)
select c.pack_version_id, 'collecte.refaction.SANSREGLE',
  '[{"critere": "humidite", "franchise_cp": 800, "coefficient_pm": 1000}]' from campagne.campagne c
  where c.id = essai.id('campagne ESSAI');
select is(essai.lever('rsci ESSAI', 'x', 'parametre_introuvable', 'recalcul'), 'leve',
  'once one does');
select results_eq('select c.refaction_g, c.net_marchand_g from collecte.collecte c',
  $$ values (1000::bigint, 99000::bigint) $$, 'the masses are reckoned by it');
select is(essai.ouverts('x'), 'capacite_depassee,ecart_calcul',
  'and differ from the phone''s: that is a control of its own');
select is((select max(s.version) from collecte.sms s), 2, 'the producer is told');

select * from finish();
rollback;
