-- Spec: webhooks#reprises, webhooks#etats: a delivery is attempted for a day; then its subscription
-- is turned off, with a reminder, and turned on again it goes on where it stopped.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from essai.abonner('a');
select from essai.arriver('lot 1', 'lot.valide', '08:00');
create function pg_temp.essayer() returns text language plpgsql as $$
declare
  v_le timestamptz := essai.t(0, '09:00');
  v_essais integer := 0;
begin
  while (select w.statut from webhook.webhook w) = 'actif' loop
    assert essai.prendre(v_le) is not null;
    v_essais := v_essais + 1;
    perform essai.regler_envois(v_le, 500, 'reponse_500');
    v_le := (select max(e.prochain_le) from webhook.envoi e);
  end loop;
  return v_essais || ' ' || v_le;
end
$$;
select is(pg_temp.essayer(), '9 ' || essai.t(1, '09:00'), 'nine attempts, the last a day later');
select results_eq(
  $$ select w.statut, w.raison_arret, w.arrete_le from webhook.webhook w $$,
  $$ values ('coupe', 'reponse_500', essai.t(1, '09:00')) $$, 'then it is off, with the reason');
select is((select count(*) from journal.evenement e where e.action = 'webhook.couper'), 1::bigint,
  'the journal says so');
select is((select r.reference from relance.webhooks(30, 10, essai.t(2)) as r), 'a',
  'people are reminded');
select is((select count(*) from relance.webhooks(30, 10, essai.t(40))), 0::bigint,
  'for thirty days');
select is(essai.prendre(essai.t(2)), null, 'nothing goes out');
select from webhook.activer((select w.id from webhook.webhook w), essai.id('admin ESSAI'),
  essai.t(3));
select is(essai.prendre(essai.t(3)), 'a lot.valide', 'turned on, it goes on where it stopped');
select essai.regler_envois(essai.t(3), 410, 'reponse_410');
select is((select w.statut from webhook.webhook w), 'coupe',
  'an address that is gone is turned off at once');
select throws_ok(
  format('select webhook.rejouer(%L, %L, %L, %L)', (select w.id from webhook.webhook w),
         essai.t(), essai.id('admin ESSAI'), essai.t(3)),
  'TR409', 'transition_refusee', 'and nothing is sent to it again');

select * from finish();
rollback;
