-- Spec: file-de-controle#correction: A correction that changes no mass makes no movement, no
-- weighing, no message.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction', essai.payload_corrige('x')),
  'leve', 'the weighings were right');
select is((select count(*) from matiere.mouvement), 1::bigint, 'no movement');
select is((select max(p.version) from collecte.toute_pesee p), 1, 'no version of the weighings');
select is((select count(*) from collecte.sms), 0::bigint, 'no message beside the first');
select is((select count(*) from capacite.toute_consommation), 1::bigint, 'no entry of capacity');
select is((select count(*) from collecte.qualite), 1::bigint, 'no quality state');

select * from finish();
rollback;
