-- Spec: webhooks#envois: events and their deliveries are kept for thirty days.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.abonner('a');
select from essai.arriver('lot 1', 'lot.valide', '08:00');
select from essai.arriver('lot 2', 'lot.valide', '09:00');
select is(webhook.purger(essai.t(30, '08:30'), 100), 1::bigint, 'the older one goes');
select is((select count(*) from webhook.envoi e where e.sujet_id = essai.id('lot 2')), 1::bigint,
  'the other stays with its delivery');

select * from finish();
rollback;
