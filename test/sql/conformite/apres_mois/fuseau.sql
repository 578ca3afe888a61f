-- Spec: api#jours: Months are those of the organization's calendar, whatever the session's time
-- zone.
begin;
set local role metier;
select plan(3);
select essai.preparer();

update organisation.organisation set fuseau_horaire = 'Europe/Paris'
where id = core.organisation_id();
set local timezone = 'America/Los_Angeles';
select is(conformite.apres_mois('2026-01-15 23:30+00', 6), '2026-07-15 22:30+00',
  'midnight and a half in Paris, in winter and in summer');
select is(conformite.apres_mois('2026-01-30 23:00+00', 1), '2026-02-27 23:00+00',
  'the last day of a shorter month');
select is(conformite.apres_mois('2026-07-15 22:30+00', -6), '2026-01-15 23:30+00', 'and back');

select * from finish();
rollback;
