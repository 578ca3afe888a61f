-- Spec: commandes#droits: commands from before a phone's revocation are judged normally; later ones
-- are `apres_revocation`.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from appareil.revoquer(essai.id('appareil ESSAI'), 'perdu', essai.t(0, '07:00'));

select is(essai.motifs(essai.collecter('avant', '{}', essai.capture(essai.t(0, '06:59')))), null,
  'earlier');
select is(essai.motifs(essai.collecter('pile', '{}', essai.capture(essai.t(0, '07:00')))), null,
  'at the revocation');
select is(
  essai.motifs(essai.collecter('apres', '{}',
      essai.capture(essai.t(0, '07:00') + interval '1 ms'))),
  'apres_revocation',
  'one millisecond after it');
select is((select count(*) from collecte.collecte), 3::bigint, 'all are written');
update appareil.appareil set statut = 'remplace' where id = essai.id('appareil ESSAI');
select is(essai.motifs(essai.collecter('remplace', '{}', essai.capture(essai.t(0, '07:30')))),
  'apres_revocation',
  'a replaced device is judged as a revoked one');

select * from finish();
rollback;
