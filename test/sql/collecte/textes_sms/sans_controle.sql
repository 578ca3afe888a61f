-- Spec: collectes#sms: the message tells the producer the weighed mass, the date and the reference,
-- and nothing about controls.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001) || '{"humidite_cp": 900}',
  essai.capture(essai.t(0, '07:00')));

prepare message as select t.* from collecte.textes_sms(array[essai.id('x'), essai.id('?')]) as t;
select results_eq('message', $$ values (essai.id('x'), '+22961000000',
  'Coopérative ESSAI : collecte MP-ANANAS-26-0001 '
    'du 01/06/2026, poids net marchand 990,001 kg.') $$,
  'reference, date and marketable net, and nothing else');
select is((select count(*) from controle.controle), 2::bigint, 'though two controls are open');
update collecte.collecte set numero_officiel = null;
select matches(t.texte, 'collecte BR-ESSAI-20260601-0001 ',
  'without a number, by the provisional reference')
from collecte.textes_sms(array[essai.id('x')]) as t;
update producteur.producteur set telephone = null;
select is_empty('message', 'nobody to tell');

select * from finish();
rollback;
