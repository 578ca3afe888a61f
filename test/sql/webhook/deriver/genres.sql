-- Spec: webhooks#genres: a collection that is accepted, each control that it opens and the lifting
-- of a control are events, with the record, the act and the state, and each is written once.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.abonner('a', '["collecte.acceptee", "controle.ouvert"]');
create function pg_temp.faits() returns text language sql as $$
  select string_agg(concat_ws(' ', e.genre, e.acte, e.etat), ', ' order by e.rang)
  from webhook.evenement e
$$;
select from essai.collecter('libre');
select from essai.collecter('lourde', essai.kg(1000000));
select essai.deriver();
select is(pg_temp.faits(),
  'collecte.acceptee enregistrer acceptee, collecte.acceptee enregistrer acceptee_controle, '
  || 'controle.ouvert ouvert',
  'collections with their outcomes, then each control that the second opened');
select set_eq(
  $$ select e.sujet_id from webhook.evenement e where e.genre = 'collecte.acceptee' $$,
  $$ select c.id from collecte.collecte c $$, 'each about its collection');
select is((select count(*) from webhook.envoi), (select count(*) from webhook.evenement),
  'each is due to the subscription');
select essai.deriver();
select is((select count(*) from webhook.evenement), (select count(*) from webhook.envoi),
  'reading the journal again writes nothing more');
select is((select count(*) from webhook.evenement e where to_jsonb(e)::text ~ 'Prénom|22961'),
  0::bigint, 'nothing of a person is in it');

select * from finish();
rollback;
