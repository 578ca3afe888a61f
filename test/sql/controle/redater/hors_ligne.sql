-- Spec: file-de-controle#ecart-motive: With its new date a command is compared with the
-- synchronization before its own batch.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.collecter('x', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}',
  jsonb_build_object('synchro_precedente', essai.t(-9)));
select is(essai.ouverts('x'), 'horloge_invraisemblable,hors_ligne_depasse',
  'nine days offline, with a clock that says nothing');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(-2))), 'leve', 'it was on the seventh day');
select is(essai.ouverts('x'), 'hors_ligne_depasse',
  'the other control is lifted by its own decision');
select is(essai.lever('admin ESSAI', 'x', 'hors_ligne_depasse', 'confirmation'), 'leve', 'it is');
select is((select c.date_operation from collecte.collecte c), essai.t(-2), 'the date given stays');

select * from finish();
rollback;
