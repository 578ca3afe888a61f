-- Spec: file-de-controle#reprise-manuelle: for the other types: an unknown reference of a manually
-- processed command is resolved when its record arrives.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.faire('producteur.modifier', 'x', '{}', '{"version_schema": 99}');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    jsonb_build_object('type', 'producteur.modifier', 'version_schema', 1, 'payload',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'version_base', 1, 'champs',
    '{"localite": "Savè"}'::jsonb))), 'leve', 'a modification of somebody unknown');
select is(essai.ouverts('x'), 'reference_inconnue', 'who has a control');
select essai.producteur('Afi');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'who arrives');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Afi')), 'Savè',
  'the modification is applied');
select is((select h.date_operation from producteur.champ h where h.champ = 'localite'),
  essai.t(0, '07:00'), 'at the date of the command');

select * from finish();
rollback;
