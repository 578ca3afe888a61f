-- Spec: file-de-controle#ecart-motive: the references of the command are checked again at the new
-- date.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

update produit.produit set actif_pendant = tstzmultirange(tstzrange(essai.t(0, '06:00'), null))
where code = 'ANANAS';
select from essai.collecter('x', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.ouverts('x'), 'horloge_invraisemblable', 'at the reception the product is active');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:59'))), 'leve', 'it was before that');
select is(essai.ouverts('x'), 'reference_inactive', 'when it was not');

select * from finish();
rollback;
