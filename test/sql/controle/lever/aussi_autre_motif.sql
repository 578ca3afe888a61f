-- Spec: file-de-controle#plusieurs: controls of two motifs with the same decision are not lifted
-- together.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x', jsonb_build_object('contrat_id', essai.id('contrat')),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}',
  jsonb_build_object('synchro_precedente', essai.t(-9)));
select is(essai.ouverts('x'), 'horloge_invraisemblable,hors_ligne_depasse,reference_inconnue',
  'both may be confirmed');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'confirmation', (
  select jsonb_build_object('aussi', array[k.id]) from controle.controle k
  where k.motif = 'hors_ligne_depasse')), '400 decision_invalide', 'not by one call');
select is(essai.ouverts('x'), 'horloge_invraisemblable,hors_ligne_depasse,reference_inconnue',
  'nothing is lifted');

select * from finish();
rollback;
