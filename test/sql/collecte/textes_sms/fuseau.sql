-- Spec: collectes#sms: the date in the producer's message is in `fuseau_horaire`, the
-- organization's time zone.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select from essai.collecter('x', '{}', essai.capture(essai.t(-1, '23:30')));

select matches(t.texte, 'du 01/06/2026', 'half past midnight in Porto-Novo is the next day')
from collecte.textes_sms(array[essai.id('x')]) as t;

select * from finish();
rollback;
