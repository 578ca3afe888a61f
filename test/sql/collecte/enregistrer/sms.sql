-- Spec: collectes#sms: each collection creates a message to send, also under control.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('a');
select from essai.collecter('b', essai.kg(1000001));
select from essai.collecter('c', '{}', '{}', '{}', '{"payload": "invalide"}');
select from essai.collecter('d', jsonb_build_object('producteur_id', essai.id('?')));
update producteur.producteur set telephone = null
where collecte.recueillir_annonces(essai.t()) > 0;
select from essai.collecter('e');
select from collecte.recueillir_annonces(essai.t());

select results_eq(
  'select s.collecte_id, s.version, s.statut from collecte.sms s order by s.collecte_id',
  $$ select essai.id(n), 1, 'a_envoyer' from unnest(array['a', 'b']) as n order by 1 $$,
  'one message a written collection of a producer who has a telephone, controlled ones too');
select collecte.envoyer_messages() from generate_series(1, 3);
reset role;
select results_eq($$
  select p.payload ->> 'organisation_id'
  from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
  where t.identifier = 'sms_collecte'
$$, $$ values (essai.id('organisation ESSAI')::text) $$,
  'one task of the organization sends them all');

select * from finish();
rollback;
