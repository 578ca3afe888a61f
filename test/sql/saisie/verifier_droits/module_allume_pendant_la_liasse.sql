-- Spec: commandes#droits: a module that began before the operation is active, even if the batch was
-- opened before that.
begin;
set local role metier;
select plan(2);
select essai.preparer();

update module.activation set actif_pendant = '{}' where module = 'noyau';
create temp table liasse as select (commande.ouvrir_liasse(
  (core.organisation_id(), essai.id('agent ESSAI'), true)::utilisateur.session,
  essai.id('appareil ESSAI'), essai.t(0, '08:00'))).*;
select is(essai.motifs(essai.collecter('avant', '{}', '{}', to_jsonb(l))), 'module_inactif',
  'it was off when the batch opened')
from liasse l;

update module.activation set actif_pendant = '{(,)}' where module = 'noyau';
select is(essai.motifs(essai.collecter('apres', '{}', '{}', to_jsonb(l))), null,
  'it is not held against what comes after it was switched on')
from liasse l;

select * from finish();
rollback;
