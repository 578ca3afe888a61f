-- Spec: commandes#synchronisation: a device that never synchronized counts from its enrolment.
begin;
set local role metier;
select plan(2);
select essai.preparer();

update appareil.appareil set derniere_synchro = null, enrole_le = essai.t(0, '06:30')
where id = essai.id('appareil ESSAI');

select is(
  essai.motifs(essai.collecter('apres', '{}',
      '{"horloge": null, "cree_le_appareil": "2026-06-01T06:30:00Z"}')),
  null,
  'a capture at the enrolment');
select is(
  essai.motifs(essai.collecter('avant', '{}',
      '{"horloge": null, "cree_le_appareil": "2026-06-01T06:29:59Z"}')),
  'horloge_invraisemblable',
  'a capture before it');

select * from finish();
rollback;
