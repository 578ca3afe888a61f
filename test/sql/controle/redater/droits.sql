-- Spec: file-de-controle#ecart-motive: rights and devices are judged again at the new date,
-- whatever the type.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

update appareil.appareil set statut = 'revoque', revoque_le = essai.t(0, '06:00')
where code_court = 'ESSAI';
select from essai.faire('recolte.estimer', 'x', '{}', essai.capture(essai.t(0, '05:00')) );
select is(essai.ouverts('x'), null, 'before the revocation');
select from essai.faire('recolte.estimer', 'y', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.ouverts('y'), 'apres_revocation,horloge_invraisemblable',
  'at the reception, after it');
select is(essai.lever('rsci ESSAI', 'y', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '06:30'))), 'leve',
  'it was half an hour after it');
select is(essai.ouverts('y'), 'apres_revocation', 'which stays to be decided, once');

select * from finish();
rollback;
