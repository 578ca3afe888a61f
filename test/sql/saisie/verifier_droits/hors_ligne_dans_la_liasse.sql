-- Spec: commandes#synchronisation: each command of a batch is compared with the synchronization
-- before the batch.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create temp table lot as select (commande.ouvrir_liasse(
  (core.organisation_id(), essai.id('agent ESSAI'), true)::utilisateur.session,
  essai.id('appareil ESSAI'), essai.t(8))).*;

select is((select synchro_precedente from lot), essai.t(-1),
  'a batch compares with the synchronization before it');
select is(essai.motifs(essai.collecter('a', '{}', essai.capture(essai.t(6)), to_jsonb(lot))), null,
  'within seven days of it')
from lot;
select is(essai.motifs(essai.collecter('b', '{}', essai.capture(essai.t(7)), to_jsonb(lot))),
  'hors_ligne_depasse', 'beyond: not compared with the command before')
from lot;

select * from finish();
rollback;
