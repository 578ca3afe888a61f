-- Spec: commandes#droits: the allowed time without network is the setting of that day.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.a(p_nom text, p_le timestamptz) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom, '{}', essai.capture(p_le),
      jsonb_build_object('synchro_precedente', p_le - interval '6 days')))
$$;
insert into reglage.reglage values (core.organisation_id(), 'sync.hors_ligne_max_jours', 1, '5',
  essai.t(0, '07:00'), null);

select is(pg_temp.a('avant', essai.t(0, '06:59')), null,
  'six days before the setting: the default of seven');
select is(pg_temp.a('apres', essai.t(0, '07:00')), 'hors_ligne_depasse',
  'six days from the setting on: five are allowed');
insert into reglage.reglage values (core.organisation_id(), 'sync.hors_ligne_max_jours', 2, '6',
  essai.t(0, '07:30'), null);
select is(pg_temp.a('version 2', essai.t(0, '07:30')), null,
  'its next version counts from its own date');
select is(pg_temp.a('version 1', essai.t(0, '07:29')), 'hors_ligne_depasse', 'and not before');

select * from finish();
rollback;
