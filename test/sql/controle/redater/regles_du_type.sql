-- Spec: file-de-controle#ecart-motive: the comparisons of the type are repeated at the new date.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('Kossi'), 'parent',
  tstzrange(null, essai.t(0, '06:00')));
select from essai.faire('inspection.enregistrer', 'x', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.ouverts('x'), 'horloge_invraisemblable', 'no interest any more at the reception');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:59'))), 'leve', 'it was before that');
select is(essai.ouverts('x'), 'conflit_interets', 'when the inspector had one');

update conformite.statut_parcelle set periode = tstzrange(lower(periode), essai.t(0, '06:00'))
where parcelle_id = essai.id('parcelle Kossi');
select from essai.faire('intrant.remettre', 'y',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.ouverts('y'), 'horloge_invraisemblable',
  'engaged in nothing any more at the reception');
select is(essai.lever('rsci ESSAI', 'y', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:59'))), 'leve', 'it was before that');
select is(essai.ouverts('y'), 'intrant_non_autorise', 'when the producer was');

select * from finish();
rollback;
