-- Spec: taches#taches: a message taken by a dead worker is due again at once. If another worker has
-- taken the message since, only that worker records the outcome.
begin;
insert into tache.ouvrier values ('lent', '2026-06-01'), ('autre', '2026-06-01');
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('x');
create function pg_temp.pris(p_ouvrier text) returns bigint language sql as $$
  select count(*)
  from json_array_elements(
    v1.sms_a_envoyer(jsonb_build_object('organisation_id', essai.id('organisation ESSAI'),
        'ouvrier', p_ouvrier)))
$$;
create function pg_temp.noter(p_ouvrier text, p_statut text) returns text language sql as $$
  select v1.sms_envoye(jsonb_build_object('organisation_id', essai.id('organisation ESSAI'),
      'ouvrier', p_ouvrier, 'envois', jsonb_build_array(
    jsonb_build_object('collecte_id', essai.id('x'), 'version', 1, 'statut', p_statut))));
  select s.statut || ' ' || s.tentatives from collecte.sms s
$$;

select is(pg_temp.pris('lent'), 1::bigint, 'taken by one');
select is(pg_temp.pris('autre'), 0::bigint, 'nobody else''s while it lives');
reset role;
delete from tache.ouvrier where id = 'lent';
set local role metier;
select is(pg_temp.pris('autre'), 1::bigint, 'due again once it is given up');
select is(pg_temp.noter('lent', 'echoue'), 'a_envoyer 0',
  'its failure is not recorded: another has the message');
select is(pg_temp.noter('lent', 'envoye'), 'envoye 1', 'that it was sent is');
select is(pg_temp.noter('autre', 'echoue'), 'envoye 1', 'and stays');

select * from finish();
rollback;
