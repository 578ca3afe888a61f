-- Spec: collectes#sms: a collection that was devalidated before its message left is not announced;
-- recorded again, it announces itself then.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.erreur(p_nom text, p_payload jsonb default '{}') returns text
language sql as $$
  select from essai.faire('collecte.signaler_erreur', p_nom,
    jsonb_build_object('collecte_id', essai.id('collecte')));
  select essai.lever('rsci ESSAI', p_nom, 'erreur_signalee_agent', 'correction', p_payload)
$$;
create function pg_temp.messages() returns text[] language sql as $$
  select array_agg(concat_ws(' ', m.version, m.statut, m.raison) order by m.version)
  from collecte.collecte c cross join lateral collecte.messages(c) as m
  where c.id = essai.id('collecte')
$$;
create function pg_temp.envoyer() returns bigint language plpgsql as $$
declare
  v_messages json;
begin
  reset role;
  set local role api;
  v_messages := v1.sms_a_envoyer(
    jsonb_build_object('organisation_id', essai.id('organisation ESSAI'), 'ouvrier', 'o'));
  reset role;
  set local role metier;
  return json_array_length(v_messages);
end
$$;

select from essai.collecter('collecte');
select is(pg_temp.erreur('une'), 'leve', 'the collection is devalidated');
select is(pg_temp.messages(), null, 'no message waits');
select is(pg_temp.envoyer(), 0::bigint, 'none is sent');
select is(pg_temp.messages(), array['1 echoue devalidee'], 'what was noted is settled, and why');
select from pg_temp.erreur('autre', essai.payload_corrige('collecte'));
select is(pg_temp.messages(), array['1 echoue devalidee', '2 a_envoyer'],
  'recorded again with the same mass, it is announced');

select * from finish();
rollback;
