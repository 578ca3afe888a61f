-- Spec: service#actes-simultanes: an assignment that was ended meanwhile is not ended again.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.terminer(p_jours integer, p_demande jsonb default '{}') returns text
language sql as $$
  select essai.issue_de(
    format('select utilisateur.terminer_attribution(essai.session(), %L, %L, %L)',
      (select a.id from utilisateur.attribution a
       where a.utilisateur_id = essai.id('rsci ESSAI')), p_demande, essai.t(p_jours)))
$$;
select is(pg_temp.terminer(2)::jsonb ->> 'fin', core.horodatage(essai.t(2)), 'ended');
select is(pg_temp.terminer(1), '409 attribution_deja_terminee', 'once, by who waited too');
select is(pg_temp.terminer(1, jsonb_build_object('le', essai.t(-1)))::jsonb ->> 'fin',
  core.horodatage(essai.t(-1)), 'a past end that is asked for is another matter');

select * from finish();
rollback;
