-- Spec: webhooks#essai, webhooks#etats: a test goes out in any state and is not repeated; it leaves
-- the state as it is.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.abonner('a');
select from webhook.desactiver((select w.id from webhook.webhook w), 'x', essai.id('admin ESSAI'),
  essai.t());
select from essai.arriver('lot 1', 'lot.valide', '08:00');
select is((select count(*) from webhook.envoi), 0::bigint, 'nothing is due to what is off');
select from webhook.essayer((select w.id from webhook.webhook w), essai.id('admin ESSAI'),
  essai.t(0, '09:00'));
select is(essai.prendre(essai.t(0, '09:00')), 'a essai', 'but a test');
select essai.regler_envois(essai.t(0, '09:00'), 500, 'reponse_500');
select results_eq(
  $$ select e.statut, e.prochain_le, w.statut, w.echoue_depuis
     from webhook.envoi e join webhook.webhook w on w.id = e.webhook_id $$,
  $$ values ('echoue', null::timestamptz, 'desactive', null::timestamptz) $$,
  'a test that failed is over, and nothing else changes');
select throws_ok(format('select webhook.desactiver(%L, %L, %L, %L)',
  (select w.id from webhook.webhook w), 'x', essai.id('admin ESSAI'), essai.t()), 'TR409',
  'transition_refusee', 'what is off is not turned off');

select * from finish();
rollback;
