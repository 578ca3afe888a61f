-- Spec: service#actes-simultanes: the assignment of a group that was ended meanwhile is not ended
-- again.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select utilisateur.affecter_groupement(jsonb_build_object('id', essai.id('agent ESSAI'),
    'groupement_id', essai.id('groupement ESSAI'), 'debut', essai.t(-5)), essai.id('admin ESSAI'),
  essai.t());
create function pg_temp.terminer(p_jours integer) returns text language sql as $$
  select essai.issue_de(format('select utilisateur.terminer_affectation(%L, %L, %L)',
      jsonb_build_object('id', essai.id('agent ESSAI'), 'raison', 'muté', 'affectation_id',
        (select a.id from utilisateur.groupement_agent a where a.debut = essai.t(-5))),
      essai.id('admin ESSAI'), essai.t(p_jours)))
$$;
select is(pg_temp.terminer(2)::jsonb ->> 'fin', core.horodatage(essai.t(2)), 'ended');
select is(pg_temp.terminer(1), '409 affectation_terminee', 'once, by who waited too');
select is((select a.fin from utilisateur.groupement_agent a where a.debut = essai.t(-5)),
  essai.t(2), 'it stays as it was ended');

select * from finish();
rollback;
