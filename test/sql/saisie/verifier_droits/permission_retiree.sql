-- Spec: identites-et-droits#permission-a-la-date: the permissions of a set on that day count,
-- whatever it contains now.
begin;
set local role metier;
select plan(2);
select essai.preparer();

update utilisateur.ensemble_permission e
set incluse_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(0, '07:00')))
where e.permission = 'collection.record';

select is(essai.motifs(essai.collecter('avant', '{}', essai.capture(essai.t(0, '06:59')))), null,
  'before the permission left the set');
select is(essai.motifs(essai.collecter('apres', '{}', essai.capture(essai.t(0, '07:00')))),
  'droit_manquant',
  'from then on');

select * from finish();
rollback;
