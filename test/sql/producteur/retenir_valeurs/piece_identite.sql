-- Spec: file-de-controle#valeur-retenue: a retained identity document is compared with those of
-- other producers: it may be the document of another producer.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.faire('producteur.enregistrer', 'autre',
  '{"piece_identite": {"type": "cni", "numero": "9", "pays": "BJ"}}');
select from essai.faire('producteur.modifier', 'collègue',
  '{"champs": {"piece_identite": {"type": "cni", "numero": "8", "pays": "BJ"}}}', '{}', 'collègue');
select from essai.faire('producteur.modifier', 'x',
  '{"champs": {"piece_identite": {"type": "cni", "numero": "9", "pays": "BJ"}}}');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"piece_identite": "propose"}}'), 'leve', 'the proposed document');
select is((select i.numero from producteur.piece_identite i
    where i.producteur_id = essai.id('Kossi')), '9', 'is applied');
select is(essai.ouverts('x'), 'doublon_identite', 'and is somebody else''s');

select * from finish();
rollback;
