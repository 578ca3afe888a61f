-- Spec: webhooks#rejouer: the events from an instant on are sent again in their order, with the ids
-- that they had.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.abonner('a');
select from essai.arriver('lot 1', 'lot.valide', '08:00');
select from essai.arriver('lot 1', 'lot.libere', '08:10');
select from essai.arriver('lot 1', 'lot.valide', '08:20');
select from essai.prendre(essai.t(0, '09:00')), essai.regler_envois(essai.t(0, '09:00'), 200);
select from essai.prendre(essai.t(0, '09:00')), essai.regler_envois(essai.t(0, '09:00'), 200);
select from essai.prendre(essai.t(0, '09:00')), essai.regler_envois(essai.t(0, '09:00'), 200);
select is((select count(*) from webhook.envoi e where e.statut = 'livre'), 3::bigint, 'delivered');
select is(webhook.rejouer((select w.id from webhook.webhook w), essai.t(0, '08:10'),
    essai.id('admin ESSAI'), essai.t(0, '10:00')) ->> 'envois', '2', 'two from then on');
select is(essai.prendre(essai.t(0, '10:00')), 'a lot.libere', 'the earlier one first');
select throws_ok(
  format('select webhook.rejouer(%L, %L, %L, %L)', (select w.id from webhook.webhook w),
         essai.t(1), essai.id('admin ESSAI'), essai.t()),
  'TR400', 'parametre_invalide', 'an instant to come is refused');

select * from finish();
rollback;
