-- Spec: collectes#sms: Chosen: one message per version of a collection; a failure is listed, a
-- later success replaces it.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.collecter('x');
create function pg_temp.dus(p_organisation text) returns text language sql as $$
  select string_agg((m ->> 'version') || ' ' || (m ->> 'destinataire'),
    ',' order by m ->> 'version')
  from json_array_elements(
    v1.sms_a_envoyer(jsonb_build_object('organisation_id',
        essai.id('organisation ' || p_organisation), 'ouvrier', 'un'))) as m
$$;
create function pg_temp.noter(p_statut text, p_raison text) returns void language sql as $$
  select v1.sms_envoye(jsonb_build_object('organisation_id', essai.id('organisation ESSAI'),
      'envois', jsonb_build_array(
    jsonb_build_object('collecte_id', essai.id('x'), 'version', 1, 'statut', p_statut, 'raison',
      p_raison),
    jsonb_build_object('collecte_id', essai.id('inconnue'), 'version', 1, 'statut', p_statut,
      'raison', p_raison)), 'ouvrier', 'un'))
$$;

select is(pg_temp.dus('ESSAI'), '1 +22961000000', 'a message to send');
select pg_temp.noter('echoue', 'réseau');
select is(pg_temp.dus('ESSAI'), '1 +22961000000', 'still to send after a failure');
select pg_temp.noter('envoye', null);
select is(pg_temp.dus('ESSAI'), null, 'not after it was sent');
select results_eq('select s.version, s.statut, s.raison, s.tentatives from collecte.sms s',
  $$ values (1, 'envoye', null::text, 2) $$,
  'what became of it is kept');
select is_empty('select from collecte.sms s where s.du_le is not null', 'and it waits no more');
select collecte.annoncer(core.organisation_id(), essai.id('x'), 2, essai.id('Kossi'), essai.t());
select is(pg_temp.dus('ESSAI'), '2 +22961000000', 'another version is another message');
select is(pg_temp.dus('VOISIN'), null, 'the neighbour has nothing to send');

select * from finish();
rollback;
