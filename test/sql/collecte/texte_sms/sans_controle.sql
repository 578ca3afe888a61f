-- Spec: collectes#sms: The producer reads what was weighed, when and under which reference, and
-- nothing of controls.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001) || '{"humidite_cp": 900}',
  essai.capture(essai.t(0, '07:00')));

select is(collecte.texte_sms(essai.id('x'))::jsonb, jsonb_build_object(
  'destinataire', '+22961000000', 'texte', 'Coopérative ESSAI : collecte MP-ANANAS-26-0001 '
    'du 01/06/2026, poids net marchand 990,001 kg.'),
  'reference, date and marketable net, and nothing else');
select is((select count(*) from controle.controle), 2::bigint, 'though two controls are open');
update collecte.collecte set numero_officiel = null;
select matches(collecte.texte_sms(essai.id('x')) ->> 'texte', 'collecte BR-ESSAI-20260601-0001 ',
  'without a number, by the provisional reference');
update producteur.producteur set telephone = null;
select is(collecte.texte_sms(essai.id('x'))::text, null, 'nobody to tell');

select * from finish();
rollback;
