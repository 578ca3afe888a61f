-- Chosen: one message per version of a collection; a failure is listed, a later success replaces it.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('x');
create function pg_temp.sms(p_version integer) returns jsonb language sql as $$
  select jsonb_build_object('organisation_id', essai.id('organisation ESSAI'), 'collecte_id', essai.id('x'), 'version', p_version)
$$;

select isnt(v1.sms_a_envoyer(pg_temp.sms(1)) ->> 'texte', null, 'a message to send');
select v1.sms_envoye(pg_temp.sms(1) || '{"statut": "echoue", "raison": "réseau"}');
select isnt(v1.sms_a_envoyer(pg_temp.sms(1)) ->> 'texte', null, 'still to send after a failure');
select v1.sms_envoye(pg_temp.sms(1) || '{"statut": "envoye"}');
select is(v1.sms_a_envoyer(pg_temp.sms(1))::text, null, 'not after it was sent');
select isnt(v1.sms_a_envoyer(pg_temp.sms(2)) ->> 'texte', null, 'another version is another message');
select results_eq('select s.version, s.statut, s.raison from collecte.sms s', $$ values (1, 'envoye', null::text) $$,
  'what became of it is kept');
select essai.entrer('VOISIN');
select is(v1.sms_a_envoyer(pg_temp.sms(1) || jsonb_build_object('organisation_id', essai.id('organisation VOISIN')))::text, null,
  'the neighbour has nothing to send');

select * from finish();
rollback;
