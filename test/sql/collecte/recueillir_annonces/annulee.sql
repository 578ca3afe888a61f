-- Spec: collectes#sms: A collection that was cancelled before its message left is not announced.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.annuler(p_nom text) returns void language sql as $$
  select set_config('sillon.utilisateur_id', essai.id('rsci ESSAI')::text, true);
  select commande.annuler(essai.id('commande ' || p_nom), 'saisie deux fois',
    essai.id('rsci ESSAI'), essai.t(1))
$$;
create function pg_temp.notes(p_nom text) returns text[] language sql as $$
  select array_agg(concat_ws(' ', s.version, s.statut, s.raison) order by s.version)
  from collecte.sms s where s.collecte_id = essai.id(p_nom)
$$;

select from essai.collecter('tôt');
select from essai.collecter('notée');
select from essai.collecter('reste');
select pg_temp.annuler('tôt');
select is((select count(*) from collecte.collecte c cross join lateral collecte.messages(c) as m
           where c.id = essai.id('tôt')), 0::bigint, 'it shows no message that waits');
select from collecte.recueillir_annonces(essai.t());
select is(pg_temp.notes('tôt'), null, 'nor does the task note one');

select pg_temp.annuler('notée');
reset role;
set local role api;
select is((select array_agg(m ->> 'collecte_id') from json_array_elements(v1.sms_a_envoyer(
    jsonb_build_object('organisation_id', essai.id('organisation ESSAI'), 'ouvrier', 'o'))) as m),
  array[essai.id('reste')::text], 'the other collection alone is announced');
reset role;
select is(pg_temp.notes('notée'), array['1 echoue annulee'], 'what was noted is settled, and why');
select is((select s.du_le from collecte.sms s where s.collecte_id = essai.id('notée')), null,
  'and not due again');

select * from finish();
rollback;
