-- Spec: file-de-controle#reprise-manuelle: for a command that wrote nothing under several motifs,
-- the open items refer to the records written by the manual processing, and have their effect on
-- them.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

update module.activation set actif_pendant = '{}' where module = 'noyau';
update utilisateur.ensemble_permission set incluse_pendant = '{}'
where permission = 'collection.record';
select from essai.collecter('x');
select is(essai.ouverts('x'), 'droit_manquant,module_inactif', 'two motifs, and nothing written');
select is(essai.lever('rsci ESSAI', 'x', 'module_inactif', 'reprise_manuelle',
    essai.payload_corrige('x')), 'leve', 'resumed by hand');
select is(essai.ouverts('x'), 'droit_manquant', 'the right is still to be decided');
select is((select k.entite || k.entite_id from controle.controle k where k.statut = 'ouvert'),
  'collecte' || essai.id('x'), 'about the collection');
select is((select e.en_anomalie from collecte.effet e where e.collecte_id = essai.id('x')), true,
  'which is in anomaly');

select * from finish();
rollback;
