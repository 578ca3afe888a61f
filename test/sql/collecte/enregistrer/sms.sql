-- "Collection command accepted or accepted under control | background task sends an SMS to the producer".
begin;
set local role metier;
select plan(1);
select essai.preparer();

select from essai.collecter('a');
select from essai.collecter('b', essai.kg(1000001));
select from essai.collecter('c', '{}', '{}', '{}', '{"payload": "invalide"}');
select from essai.collecter('d', jsonb_build_object('producteur_id', essai.id('?')));
update producteur.producteur set telephone = null;
select from essai.collecter('e');
reset role;

select results_eq($$
  select p.payload ->> 'collecte_id', p.payload ->> 'organisation_id', p.payload ->> 'version'
  from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'sms_collecte' order by p.id
$$, $$ values (essai.id('a')::text, essai.id('organisation ESSAI')::text, '1'), (essai.id('b')::text, essai.id('organisation ESSAI')::text, '1') $$,
  'one message a written collection of a producer who has a telephone, controlled ones too');

select * from finish();
rollback;
