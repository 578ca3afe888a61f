-- Spec: commandes#droits: if a deactivated account was active when the command was captured, the
-- command counts.
begin;
set local role metier;
select plan(3);
select essai.preparer();

update utilisateur.utilisateur
set statut = 'desactive',
  actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(0, '07:00')))
  where id = essai.id('agent ESSAI');

select is(essai.motifs(essai.collecter('avant', '{}', essai.capture(essai.t(0, '06:59')))), null,
  'an operation before the deactivation is normal');
select is(essai.motifs(essai.collecter('apres', '{}', essai.capture(essai.t(0, '07:00')))),
  'droit_manquant',
  'one after it is under control');
update utilisateur.utilisateur set statut = 'suspendu', actif_pendant = '{}'
where id = essai.id('agent ESSAI');
select is(essai.motifs(essai.collecter('suspendu', '{}', essai.capture(essai.t(0, '06:59')))),
  'droit_manquant',
  'an account that was not active at all');

select * from finish();
rollback;
