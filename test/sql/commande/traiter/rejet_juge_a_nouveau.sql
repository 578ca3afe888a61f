-- Spec: commandes#connu: a command rejected because another account sent it is judged as new when
-- its author sends it.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is(essai.collecter('x', '{}', '{}', '{"appareil_propre": false}') ->> 'issue', 'rejetee',
  'sent under the wrong sign-in: rejected');
select is(essai.collecter('x', '{}', '{"sequence": 1}') ->> 'issue', 'acceptee',
  'the same envelope from its rightful sender is accepted');
select is((select count(*) from commande.rejet), 1::bigint, 'the rejection stays recorded');

select * from finish();
rollback;
