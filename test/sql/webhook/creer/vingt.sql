-- Spec: webhooks#abonnement: twenty subscriptions of an organization may be active; one that is
-- turned off makes room, and can not be turned on while there is none.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select essai.abonner('a' || n) from generate_series(1, 20) as n;
create function pg_temp.premier() returns uuid language sql as $$
  select w.id from webhook.webhook w order by w.rang limit 1
$$;
select throws_ok($$ select essai.abonner('b') $$, 'TR409', 'webhooks_trop_nombreux',
  'the twenty-first is refused');
select from webhook.desactiver(pg_temp.premier(), 'x', essai.id('admin ESSAI'), essai.t());
select lives_ok($$ select essai.abonner('b') $$, 'there is room again');
select throws_ok(format('select webhook.activer(%L, %L, %L)', pg_temp.premier(),
  essai.id('admin ESSAI'), essai.t()), 'TR409', 'webhooks_trop_nombreux', 'and no more');
select throws_ok(format('select webhook.exiger(%L)', essai.id('nul')), 'TR404', 'webhook_inconnu',
  'what is not there is unknown');

select * from finish();
rollback;
