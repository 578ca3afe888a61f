-- Spec: service#actes-simultanes: an act on an activity may have to wait for a lock. It is
-- then judged by the activities and modules that are active after the wait.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.basculer(p_quoi text, p_code text, p_acte text, p_le timestamptz)
returns text language sql as $$
  select essai.issue_de(format('select %I.basculer(essai.session(), %L, %L, %L, %L)', p_quoi,
      p_code, p_acte, 'Décision', p_le))
$$;

select activite.initialiser(essai.session(), null, essai.t());
select is(pg_temp.basculer('module', 'stock', 'activer', essai.t(3))::jsonb ->> 'etat', 'actif',
  'a module goes on');
select is(pg_temp.basculer('activite', 'station', 'activer', essai.t(2))::jsonb ->> 'etat', 'actif',
  'who waited for it has it');
select is(pg_temp.basculer('activite', 'collecte', 'desactiver', essai.t(1)),
  '409 activation_refusee', 'and what it hangs on is not switched off');
select is(pg_temp.basculer('module', 'stock', 'desactiver', essai.t(5))::jsonb ->> 'etat',
  'lecture_seule', 'the module goes off');
select is(pg_temp.basculer('activite', 'station', 'desactiver', essai.t(4))::jsonb
  -> 'periodes', jsonb_build_array(jsonb_build_object('debut', core.horodatage(essai.t(3)), 'fin',
    core.horodatage(essai.t(5)))), 'its periods follow one another');

select * from finish();
rollback;
